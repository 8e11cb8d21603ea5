import { groupRows } from "../../../../src/domain/group-rows.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertDoubt } from "../filing/notify-filings.ts";
import { NOTIFY } from "../tax-notice/keep-notice.ts";
import { leaveForEach } from "../tax-notice/leave-for-each.ts";
import { assertPayTime } from "../tax-notice/pay-time.ts";

/** Notifies companies of their tax, company by company; what holds for all of them is checked before. */
export const notifyManyTaxes = operation(
  "taxConfirm.asyncConfirmTax",
  async ({ qyIdList, noticeTaxReqList, ...given }, context) => {
    if (given.operationType !== NOTIFY)
      throw new Refusal("rule", "此处只能通知税款，撤销通知和修改扣款时间请用各自的批量操作");
    assertDoubt(given.taxStatus, [given.content]);
    if (typeof given.paymentTimeType === "number") assertPayTime(given, given, context.clock.now());
    return await leaveForEach(
      {
        operation: "taxConfirm.confirmTax",
        verb: "通知税款",
        given,
        companyIds: qyIdList,
        own: ownAmounts(noticeTaxReqList),
      },
      context,
    );
  },
);

/** The amount that the screen showed of a company goes with its own request. */
function ownAmounts(entries: ParamsOf<"taxConfirm.asyncConfirmTax">["noticeTaxReqList"]) {
  const shown = groupRows(entries, ({ qyId }) => qyId);
  return (companyId: number) => ({ noticeTaxReqList: shown.get(companyId) ?? [] });
}
