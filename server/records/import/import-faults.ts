import type { FirmContext } from "../../contracts/firm-context.ts";
import type { ImportRow } from "../../contracts/import-kind.ts";
import type { Fields } from "../../contracts/record.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import type { FaultsByLine } from "../../imports/planned-rows.ts";
import { type FieldError, Refusal } from "../../platform/errors.ts";
import { type RecordPlan, fieldOf, planRecord } from "../plan/record-plan.ts";
import { assertUnique, isLike } from "../write/record-uniqueness.ts";
import { readRow } from "./read-import-row.ts";

/**
 * All faults of the rows that can be found beforehand: what a cell cannot hold, and what must be unique and stands in the
 * firm, or further up in the file, already.
 */
export async function findRowFaults(
  rows: readonly ImportRow[],
  record: RecordType,
  given: Fields,
  context: FirmContext,
): Promise<FaultsByLine> {
  const plan = planRecord(record);
  const seen = new Map<string, number>();
  const faults = new Map<number, readonly FieldError[]>();
  for (const row of rows) faults.set(row.line, await rowFaults(row, { plan, given, seen, context }));
  return faults;
}

interface Checked {
  readonly plan: RecordPlan;
  readonly given: Fields;
  /** Values of a unique set → the line that has them. */
  readonly seen: Map<string, number>;
  readonly context: FirmContext;
}

async function rowFaults(row: ImportRow, { plan, given, seen, context }: Checked): Promise<FieldError[]> {
  try {
    const read = await readRow(row.values, plan.record, context);
    // An unreadable cell leaves its row unfinished.
    if (row.faults.length > 0) return [];
    const fields = { ...plan.defaults, ...read, ...given };
    const doubled = doubledAbove(plan, fields, row.line, seen);
    if (doubled.length === 0) await assertUnique(plan, fields, undefined, context.db);
    return doubled;
  } catch (error) {
    if (!(error instanceof Refusal) || error.fieldErrors.length === 0) throw error;
    return [...error.fieldErrors];
  }
}
/** Values that must be unique and stand in an earlier row. */
function doubledAbove(
  plan: RecordPlan,
  fields: Fields,
  line: number,
  seen: Map<string, number>,
): FieldError[] {
  return plan.record.unique.flatMap((set) => {
    if (!isLike(fields, set.where)) return [];
    const names = set.fields;
    const values = names.map((name) => fields[name] ?? "");
    if (values.includes("")) return [];
    const key = JSON.stringify([names, values]);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    const name = names.at(-1) ?? "";
    const { title = name } = fieldOf(plan, name).property;
    return first === undefined ? [] : [{ path: name, message: `${title}与第 ${first} 行重复` }];
  });
}
