import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { figuresOfYear } from "../lines/year-figures.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollLine } from "../payroll-records.ts";
import type { PaidLine, PersonYear } from "../persons/person-year.ts";
import { PEOPLE_AT_ONCE, readPersonYears } from "../persons/read-person-years.ts";
import type { RowPerson } from "./row-person.ts";

/** A line as a file would have it. */
export interface FilledRow {
  readonly person: RowPerson;
  /** The line of the person as it is. */
  readonly before: PayrollLine | undefined;
  /** The fields that are filled in, amounts in yuan. */
  readonly fields: Fields;
}

/** A line with its tax as it would be, in yuan; or why it cannot be. */
export interface LinePreview {
  readonly figures?: Readonly<Record<string, number>>;
  readonly fault?: string;
}

/** Works out what the tax of the lines would be, and which of them would change a line of a confirmed sheet. */
export async function previewLines(
  rows: readonly FilledRow[],
  period: PayrollPeriod & { readonly xclx: number },
  context: FirmContext,
): Promise<LinePreview[]> {
  const ryids = [...new Set(rows.flatMap(({ person }) => person.known?.ryid ?? []))];
  const years = await readYears(ryids, period, context);
  const confirmed = await readConfirmed(period, context);
  return rows.map((row) => previewLine(row, years.get(row.person.known?.ryid ?? 0), period, confirmed));
}

async function readYears(ryids: readonly number[], period: PayrollPeriod, context: FirmContext) {
  const years = new Map<number, PersonYear<PayrollLine>>();
  for (let from = 0; from < ryids.length; from += PEOPLE_AT_ONCE) {
    const some = await readPersonYears(ryids.slice(from, from + PEOPLE_AT_ONCE), period, context);
    for (const year of some) years.set(year.ryid, year);
  }
  return years;
}

async function readConfirmed({ companyId, kjnd }: PayrollPeriod, context: FirmContext) {
  const store = await RecordStore.open("salarySheet", context);
  const sheets = await store.list({ where: { companyId, kjnd, confirmStatus: 1 } });
  return new Set<unknown>(sheets.map(({ id }) => id));
}

function previewLine(
  { person, before, fields }: FilledRow,
  year: PersonYear<PayrollLine> | undefined,
  { kjnd, kjqj, xclx }: PayrollPeriod & { readonly xclx: number },
  confirmed: ReadonlySet<unknown>,
): LinePreview {
  const line: PaidLine = { ...before, ...fields, kjnd, kjqj, xclx };
  const others = (year?.lines ?? []).filter(({ id }) => id !== before?.id);
  const lines = [...others, line].toSorted((a, b) => a.kjqj - b.kjqj);
  try {
    const after = figuresOfYear<PaidLine>({ ...(year ?? firstYearOf(person)), lines }, kjqj);
    const moved = after.find(
      (later) => later.line !== line && confirmed.has(later.line["sheetId"]) && isOther(later),
    );
    if (moved) {
      const month = periodLabel(periodName(moved.line));
      return { fault: `${month}的薪酬已确认，导入会改变其个人所得税，请先取消确认` };
    }
    return { figures: after.find((own) => own.line === line)?.figures ?? {} };
  } catch (error) {
    if (error instanceof RangeError) return { fault: error.message };
    throw error;
  }
}

function isOther({ line, figures }: { readonly line: PaidLine; readonly figures: Fields }): boolean {
  return Object.entries(figures).some(([name, value]) => line[name] !== value);
}

/** The year of a person who joins by the file. */
function firstYearOf({ joining }: RowPerson): PersonYear {
  const { xm = "", rzrq = "" } = joining ?? {};
  const person = { xm, cyqk: EMPLOYEE, rzrq, lzrq: null, sfscjy: 0, sfqnkc: 0 };
  return { person, lines: [], openings: [], claims: [], elsewhere: [], reliefs: [], foreign: [] };
}

/** 雇员, of the code table `employmentType`: what a person is unless said otherwise. */
const EMPLOYEE = "01";
