import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { isHistorical } from "../company-period/period-days.ts";
import { AWAITING_PAYMENT, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { readAnswers } from "./client-answers.ts";

const MONTHS = 6;

/** The months of the company whose tax was notified, the newest first. */
export async function readClientMonths(companyId: number, context: FirmContext) {
  const rows = await context.db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("noticeTaxType", ">", NOT_NOTIFIED)
    .orderBy("kjnd", "desc")
    .orderBy("kjqj", "desc")
    .limit(MONTHS)
    .execute();
  const months = [];
  for (const row of rows) months.push(presentMonth(row, await readAnswer(row, context)));
  return months;
}

export function presentMonth(row: CompanyPeriod, answer: number | null) {
  return {
    kjnd: row.kjnd,
    kjqj: row.kjqj,
    noticeTaxType: row.noticeTaxType,
    doubtState: row.doubtState,
    answer,
    taxAmount: yuan(row.qrzzse ?? row.zzshfjs),
    paymentTimeType: row.paymentTimeType,
    payTime: row.payTime,
  };
}

/** The mark of the client's last answer to the notice that stands; null: none yet. */
export async function readAnswer(
  { companyId, kjnd, kjqj }: CompanyPeriod,
  context: FirmContext,
): Promise<number | null> {
  return (await readAnswers([companyId], { kjnd, kjqj }, context))(companyId)?.tags ?? null;
}

/** The reason for which the client can no longer answer; null: it can. */
export function closedReason({ kjnd, kjqj, noticeTaxType }: CompanyPeriod, now: string): string | null {
  if (noticeTaxType === NOT_NOTIFIED) return "会计已撤回这份通知，请等待新的通知";
  if (noticeTaxType >= AWAITING_PAYMENT) return "税款已申报，如有问题请直接留言";
  return isHistorical(kjnd, kjqj, now) ? "该期已过申报期，如有问题请直接留言" : null;
}
