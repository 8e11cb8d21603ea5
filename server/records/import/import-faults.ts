import type { FirmContext } from "../../contracts/firm-context.ts";
import { type FieldError, Refusal } from "../../platform/errors.ts";
import { faultsOf } from "./import-rows.ts";
import type { ReadWorkbook, WorkbookRow } from "../../platform/spreadsheet/read-workbook.ts";
import { bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import { readRow } from "./read-import-row.ts";
import { type RecordPlan, fieldOf, planRecord } from "../plan/record-plan.ts";
import type { Fields } from "../../contracts/record.ts";
import type { RecordStore } from "../record-store.ts";
import { assertUnique, isLike } from "../write/record-uniqueness.ts";

/** One thing that is wrong with an import file. */
export interface ImportFault {
  /** As the spreadsheet counts. */
  readonly line: number;
  /** Title of the column. */
  readonly column: string;
  /** The text of the cell. */
  readonly content: string;
  readonly reason: string;
}

/**
 * All faults of the rows that can be found beforehand, in the order of the file: what a cell cannot hold, and what must
 * be unique and stands in the firm, or further up in the file, already.
 */
export async function findImportFaults(
  { rows, titles }: ReadWorkbook,
  { record }: RecordStore,
  given: Fields,
  context: FirmContext,
): Promise<ImportFault[]> {
  const plan = planRecord(record);
  const columns = [...plan.fields.values()].map(({ name, property }) => ({
    name,
    title: property.title ?? name,
  }));
  const seen = new Map<string, number>();
  const faults: ImportFault[] = [];
  for (const row of rows) {
    const fieldErrors = await rowFaults(row, { plan, given, seen, context });
    for (const { path, message } of faultsOf(row, new Map([[row.line, fieldErrors]]), columns)) {
      const column = columns.find(({ name }) => name === path)?.title ?? path;
      const place = titles.findIndex((title) => bareTitle(title) === bareTitle(column));
      faults.push({ line: row.line, column, content: String(row.cells[place] ?? ""), reason: message });
    }
  }
  return faults;
}

interface Checked {
  readonly plan: RecordPlan;
  readonly given: Fields;
  /** Values of a unique set → the line that has them. */
  readonly seen: Map<string, number>;
  readonly context: FirmContext;
}

async function rowFaults(row: WorkbookRow, { plan, given, seen, context }: Checked): Promise<FieldError[]> {
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
