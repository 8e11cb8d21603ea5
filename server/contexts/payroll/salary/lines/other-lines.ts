import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollLine } from "../payroll-records.ts";
import { SALARY } from "./line-facts.ts";

/**
 * Person → a line of the same kind that excludes another one: pay is in one sheet a month, and a bonus is taxed apart once
 * a year. Only of people without a line in the sheet itself.
 */
export async function readOtherLines(
  ryids: readonly number[],
  { companyId, kjnd, kjqj, xclx }: PayrollPeriod & { readonly xclx: number },
  context: FirmContext,
): Promise<ReadonlyMap<number, PayrollLine>> {
  if (ryids.length === 0) return new Map();
  const store = await RecordStore.open("salaryLine", context);
  const period = { companyId, kjnd, ...(xclx !== SALARY.bonus && { kjqj }) };
  const lines = await store.list({ where: { ...period, ryid: ryids, xclx } });
  return new Map(lines.map((line) => [line.ryid, line]));
}

/** Why there can be no further line beside this one, after the name of its person. */
export function otherLineFault(line: PayrollLine): string {
  const period = periodLabel(periodName(line));
  return line.xclx === SALARY.bonus
    ? `${period}已有全年一次性奖金，一个纳税年度只能使用一次`
    : `${period}已在其他同类薪酬方案中，不能重复发放`;
}
