import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertNoneFailed } from "../company-period/sorted-companies.ts";
import { notePayments } from "../filing/note-payments.ts";
import { notifyFilings } from "../filing/notify-filings.ts";
import { CHANGE_PAY_TIME, REVOKE } from "./keep-notice.ts";
import { VAT } from "./vat.ts";

/** Revokes notices or changes when the tax is taken; of all these companies or of none. */
export const changeNotices = operation(
  "taxNotice.batchNotice",
  async ({ qyIdList, kjnd, kjqj, ...notice }, context) => {
    assertIsChange(notice.operationType);
    const companyIds = [...qyIdList, ...(notice.noticeTaxReqList ?? []).map(({ qyId }) => qyId)];
    assertNoneFailed(await notifyFilings(VAT, { month: { kjnd, kjqj }, companyIds }, notice, context));
    return null;
  },
);

/** Refuses what notifies clients, for the first time or anew. */
export function assertIsChange(operationType: number): void {
  if (operationType === REVOKE || operationType === CHANGE_PAY_TIME) return;
  throw new Refusal("rule", "请从通知税款进入，此处只能撤销通知或修改扣款时间");
}

/** Notes of declared taxes whether they have been taken; of all these companies or of none. */
export const savePayments = operation(
  "taxNotice.paymentStatus.batchSave",
  async ({ qyIdList: companyIds, kjnd, kjqj, status }, context) => {
    const noted = await notePayments(VAT, { month: { kjnd, kjqj }, companyIds, status }, context);
    assertNoneFailed(noted);
    return { changedCount: noted.passed.length };
  },
);
