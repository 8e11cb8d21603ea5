import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type {
  ImportAnswers,
  ImportRow,
  PlannedRow,
  RowEffect,
  RowsPlan,
} from "../../../../contracts/import-kind.ts";
import type { Fields, StoredRecord } from "../../../../contracts/record.ts";
import { type FieldError, Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { claimFault } from "../details/claim-fault.ts";
import { changedQuestion, keepsPresent } from "./changed-question.ts";
import { isOfYear, isOncePerMonth, matchDetails } from "./detail-matches.ts";
import type { ImportTarget } from "./import-target.ts";
import { readOwnFields } from "./read-own-fields.ts";
import { findRepeatedPeople } from "./repeated-people.ts";
import { findRowPeople } from "./row-people.ts";

/** A row of deductions or income of a person. */
interface DetailRow {
  readonly row: ImportRow;
  /** The person, where the client has them. */
  readonly ryid: number | undefined;
  readonly fields: Fields;
  readonly faults: readonly FieldError[];
}

interface Verdict {
  readonly effect: RowEffect;
  readonly fault?: FieldError;
}

/** Plans what a file of deductions or income would do to the records of its people. */
export async function planDetails(
  name: string,
  rows: readonly ImportRow[],
  target: ImportTarget,
  answers: ImportAnswers,
  context: FirmContext,
): Promise<RowsPlan> {
  const store = await RecordStore.openNamed(name, context);
  const read = await readDetailRows(rows, target, store, context);
  const sound = read.filter(({ faults, ryid }) => faults.length === 0 && ryid !== undefined);
  const there = await readThere(sound, target, store);
  const verdicts = new Map<DetailRow, Verdict>();
  for (const [ryid, own] of groupRows(sound, (row) => row.ryid))
    findVerdicts(own, there.get(ryid ?? 0) ?? [], store, verdicts);
  const isOnce = isOncePerMonth(name);
  const changed = [...verdicts.values()].filter(({ effect }) => isOnce && effect === "changed").length;
  return {
    rows: read.map((row) => plannedRow(row, verdicts.get(row), isOnce && keepsPresent(answers))),
    questions: changedQuestion(changed, `本期已有其中 ${changed} 人的数据，金额与文件不同，以哪个为准`),
    facts: [],
  };
}

async function readDetailRows(
  rows: readonly ImportRow[],
  target: ImportTarget,
  { record }: RecordStore,
  context: FirmContext,
): Promise<DetailRow[]> {
  const people = await findRowPeople(rows, target, { mayJoin: false }, context);
  const repeated = isOncePerMonth(record.name) ? findRepeatedPeople(rows, people) : new Map<number, number>();
  const read: DetailRow[] = [];
  for (const [index, row] of rows.entries()) {
    const person = people[index] ?? { faults: [] };
    const own = await readOwnFields(row, record, context);
    const above = repeated.get(index);
    read.push({
      row,
      ryid: person.known?.ryid,
      fields: own.fields,
      faults: [
        ...row.faults,
        ...own.faults,
        ...person.faults,
        ...(above === undefined ? [] : [repeatedFault(above)]),
      ],
    });
  }
  return read;
}

function repeatedFault(line: number): FieldError {
  return { path: "rowZjhm", message: `与第 ${line} 行重复` };
}

async function readThere(
  rows: readonly DetailRow[],
  { companyId, kjnd, kjqj }: ImportTarget,
  store: RecordStore,
): Promise<ReadonlyMap<number, readonly StoredRecord[]>> {
  const ryid = [...new Set(rows.flatMap((row) => row.ryid ?? []))];
  if (ryid.length === 0) return new Map();
  const period = isOfYear(store.record.name) ? { kjnd } : { kjnd, kjqj };
  const records = await store.list({ where: { companyId, ...period, ryid } });
  return groupRows(records, (record) => Number((record as Fields)["ryid"]));
}

/** Finds what becomes of the rows of one person, given what the person has. */
function findVerdicts(
  rows: readonly DetailRow[],
  there: readonly StoredRecord[],
  { record }: RecordStore,
  verdicts: Map<DetailRow, Verdict>,
): void {
  if (isOncePerMonth(record.name)) {
    const [row] = rows;
    if (row) verdicts.set(row, { effect: effectOnce(row, there[0]) });
    return;
  }
  const matches = matchDetails(
    rows.map(({ fields }) => fields),
    there,
    record,
  );
  const beside: Fields[] = [...there];
  for (const [index, row] of rows.entries()) {
    const { same, unnamed, above } = matches[index] ?? {};
    if (above !== undefined)
      verdicts.set(row, { effect: "new", fault: repeatedFault(rows[above]?.row.line ?? 0) });
    else if (same) verdicts.set(row, { effect: "same" });
    else if (unnamed) verdicts.set(row, { effect: "changed" });
    else verdicts.set(row, verdictOnNew(record.name, row, beside));
  }
}

/** A claim counts beside those that are there and those further up in the file. */
function verdictOnNew(record: string, { fields }: DetailRow, beside: Fields[]): Verdict {
  const fault = record === "specialAdditionalDeduction" ? claimFaultOf(fields, beside) : undefined;
  if (fault) return { effect: "new", fault };
  beside.push(fields);
  return { effect: "new" };
}

function claimFaultOf(fields: Fields, beside: readonly Fields[]): FieldError | undefined {
  try {
    return claimFault(fields, beside, true);
  } catch (error) {
    if (error instanceof Refusal) return { path: "", message: error.message };
    throw error;
  }
}

function effectOnce({ fields }: DetailRow, known: Fields | undefined): RowEffect {
  if (!known) return "new";
  return Object.entries(fields).every(([name, value]) => known[name] === value) ? "same" : "changed";
}

function plannedRow({ row, faults }: DetailRow, verdict: Verdict | undefined, isKept: boolean): PlannedRow {
  const effect = verdict?.effect ?? "new";
  return {
    ...row,
    effect: effect === "changed" && isKept ? "same" : effect,
    faults: [...faults, ...(verdict?.fault ? [verdict.fault] : [])],
  };
}
