import { periodParts, quarterEnd } from "../../../../src/domain/period.ts";
import { taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { findCalculateedQuarter } from "../company-period/keep-estimate.ts";
import { isHistorical, periodName } from "../company-period/period-days.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";

type Taxpayer = Awaited<ReturnType<typeof readTaxpayer>>;

/** The reason why the special cases of a company's month stay as they are; null: they can be changed. */
export async function caseLock(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  period: PeriodOf,
  { nsqxdm }: Taxpayer,
): Promise<string | null> {
  const row = await findPeriod(db, period);
  if ((row?.noticeTaxType ?? NOT_NOTIFIED) !== NOT_NOTIFIED)
    return "本期税款已通知客户，不能修改特殊情况申报";
  const quarter = await findCalculateedQuarter(db, period);
  if (quarter && quarter.noticeTaxType !== NOT_NOTIFIED)
    return `本季税款（${quarter.kjqj}月）已通知客户，不能修改特殊情况申报`;
  const declared = declaredMonth(period, nsqxdm);
  return isHistorical(declared.kjnd, declared.kjqj, clock.now()) ? "历史账期不能修改特殊情况申报" : null;
}

/** The month whose declaration holds what is declared of a month: itself, or the last of its quarter. */
function declaredMonth({ kjnd, kjqj }: PeriodOf, nsqxdm: string) {
  if (taxFrequency(nsqxdm) === "monthly") return { kjnd, kjqj };
  return periodParts(quarterEnd(periodName(kjnd, kjqj)));
}
