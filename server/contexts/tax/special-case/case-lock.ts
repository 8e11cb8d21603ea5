import { periodParts, quarterEnd } from "../../../../src/domain/period.ts";
import { taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type CompanyPeriod, type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { findCalculateedQuarter } from "../company-period/keep-estimate.ts";
import { isHistorical, periodName } from "../company-period/period-days.ts";
import { AWAITING_PAYMENT, DECLARING, NOT_NOTIFIED, TAX_DONE } from "../company-period/period-states.ts";

type Taxpayer = Awaited<ReturnType<typeof readTaxpayer>>;

/** The reason why the special cases of a company's month stay as they are; null: they can be changed. */
export async function caseLock(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  period: PeriodOf,
  { nsqxdm }: Taxpayer,
): Promise<string | null> {
  const months = [{ row: await findPeriod(db, period), whose: "本期" }, ...(await quarterOf(db, period))];
  const declared = declaredMonth(period, nsqxdm);
  const isPast = isHistorical(declared.kjnd, declared.kjqj, clock.now());
  const reasons = [
    ...months.map(({ row, whose }) => row && goneReason(row, whose)),
    isPast ? "历史账期不能修改特殊情况申报" : undefined,
    ...months.map(({ row, whose }) => row && noticeReason(row, whose)),
  ];
  return reasons.find((reason) => reason !== undefined) ?? null;
}

type Row = Pick<CompanyPeriod, "noticeTaxType" | "taxDeclareStatus">;

async function quarterOf(db: FirmContext["db"], period: PeriodOf) {
  const row = await findCalculateedQuarter(db, period);
  return row ? [{ row, whose: `本季（${row.kjqj}月）` }] : [];
}

/** Of a month whose tax is at the bureau: nothing that a user may take back. */
function goneReason({ noticeTaxType, taxDeclareStatus }: Row, whose: string): string | undefined {
  if (noticeTaxType === TAX_DONE) return `${whose}税款已完税，不能修改特殊情况申报`;
  if (noticeTaxType === AWAITING_PAYMENT) return `${whose}税款已申报、待缴款，不能修改特殊情况申报`;
  return taxDeclareStatus === DECLARING ? `${whose}增值税正在申报，不能修改特殊情况申报` : undefined;
}

function noticeReason({ noticeTaxType }: Row, whose: string): string | undefined {
  return noticeTaxType === NOT_NOTIFIED ? undefined : `${whose}税款已通知，如需修改请先撤销通知`;
}

/** The month whose declaration holds what is declared of a month: itself, or the last of its quarter. */
function declaredMonth({ kjnd, kjqj }: PeriodOf, nsqxdm: string) {
  if (taxFrequency(nsqxdm) === "monthly") return { kjnd, kjqj };
  return periodParts(quarterEnd(periodName(kjnd, kjqj)));
}
