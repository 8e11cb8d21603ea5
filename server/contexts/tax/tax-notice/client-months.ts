import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import { AWAITING_PAYMENT, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { NOTICED_TAXES } from "../filing/filed-taxes.ts";
import type { NoticedTax } from "../filing/noticed-tax.ts";
import { readAnswers } from "./client-answers.ts";

/** The most periods of one tax that the client's page lists. */
const PERIODS = 6;

/** The periods of which the company was notified, of all taxes, the newest first. */
export async function readClientMonths(companyId: number, context: FirmContext) {
  const months = [];
  for (const tax of NOTICED_TAXES)
    for (const row of await tax.readNotified(companyId, PERIODS, context))
      months.push(presentMonth(tax, row, await readAnswer(tax, row, context)));
  return months.toSorted((a, b) => b.kjnd - a.kjnd || b.kjqj - a.kjqj || a.szId - b.szId);
}

export function presentMonth<Row>(tax: NoticedTax<Row>, row: Row, answer: number | null) {
  const { noticeTaxType, doubtState, paymentTimeType, payTime } = tax.state(row);
  const month = tax.month(row);
  return {
    ...month,
    szId: tax.szid,
    taxName: tax.name,
    periodName: tax.periodName(month),
    noticeTaxType,
    doubtState,
    answer,
    taxAmount: yuan(tax.told(row)),
    paymentTimeType,
    payTime,
  };
}

/** The mark of the client's last answer to the notice that stands; null: none yet. */
export async function readAnswer<Row>(
  tax: NoticedTax<Row>,
  row: Row,
  context: FirmContext,
): Promise<number | null> {
  const { companyId } = tax.state(row);
  const answers = await readAnswers([companyId], { ...tax.month(row), szId: tax.szid }, context);
  return answers(companyId)?.tags ?? null;
}

/** The reason for which the client can no longer answer; null: it can. */
export function closedReason<Row>(tax: NoticedTax<Row>, row: Row, now: string): string | null {
  const { noticeTaxType } = tax.state(row);
  if (noticeTaxType === NOT_NOTIFIED) return "会计已撤回这份通知，请等待新的通知";
  if (noticeTaxType >= AWAITING_PAYMENT) return "税款已申报，如有问题请直接留言";
  return tax.isClosed(tax.month(row), now) ? "该期已过申报期，如有问题请直接留言" : null;
}
