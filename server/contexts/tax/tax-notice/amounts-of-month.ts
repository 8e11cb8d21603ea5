import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import { CORRECT, readAnswers } from "./client-answers.ts";

type Month = Pick<
  CompanyPeriod,
  "companyId" | "kjnd" | "kjqj" | "noticeTaxType" | "qrzzse" | "declaredAmount"
>;

/** The amounts that a month's VAT has been notified, found right by the client, and declared with, in yuan; null: not yet. */
export async function readAmountsOfMonth(row: Month | undefined, context: FirmContext) {
  if (!row || row.noticeTaxType === NOT_NOTIFIED)
    return { toldAmount: null, answeredAmount: null, declaredAmount: null };
  const answer = (await readAnswers([row.companyId], row, context))(row.companyId);
  return {
    toldAmount: yuan(row.qrzzse),
    answeredAmount: answer?.tags === CORRECT ? answer.taxAmount : null,
    declaredAmount: yuan(row.declaredAmount),
  };
}
