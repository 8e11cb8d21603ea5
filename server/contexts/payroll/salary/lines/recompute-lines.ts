import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { patchEach } from "../../../../records/write/patch-records.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollLine } from "../payroll-records.ts";
import type { PersonYear } from "../persons/person-year.ts";
import { PEOPLE_AT_ONCE, readPersonYears } from "../persons/read-person-years.ts";
import { refreshTotals } from "../sheets/refresh-totals.ts";
import { type LineFigures, figuresOfYear } from "./year-figures.ts";

/**
 * Works out the tax of these people of one company anew, for the period and the later ones of its year; sums of sheets
 * and declarations follow. Refuses when that would change a confirmed sheet.
 */
export async function recomputeLines(
  ryids: readonly number[],
  { companyId, kjnd, kjqj }: PayrollPeriod,
  context: FirmContext,
): Promise<void> {
  const people = [...new Set(ryids)];
  const sheets = new Set<number>();
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const years = await readPersonYears(
      people.slice(from, from + PEOPLE_AT_ONCE),
      { companyId, kjnd },
      context,
    );
    const changes = years.flatMap((year) => changesOf(year, kjqj));
    for (const { line } of changes) {
      if (!sheets.has(line.sheetId)) await assertOpen(line, context);
      sheets.add(line.sheetId);
    }
    await patchEach(context, new Map(changes.map(({ line, figures }) => [line.id, figures])));
  }
  await refreshTotals(companyId, kjnd, [...sheets], context);
}

/** The lines that do not say what they ought to. */
function changesOf(year: PersonYear<PayrollLine>, from: number): LineFigures<PayrollLine>[] {
  try {
    return figuresOfYear(year, from).filter(({ line, figures }) =>
      Object.entries(figures).some(([name, value]) => line[name as keyof PayrollLine] !== value),
    );
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal("rule", `${year.person.xm}：${error.message}`);
    throw error;
  }
}

async function assertOpen(line: PayrollLine, context: FirmContext): Promise<void> {
  const sheet = await (await RecordStore.open("salarySheet", context)).find(line.sheetId);
  if (sheet.confirmStatus !== 1) return;
  throw new Refusal(
    "rule",
    `${line.xm}${periodLabel(periodName(line))}的薪酬已确认，此次修改会改变其个人所得税，请先取消确认`,
  );
}
