import { operation } from "../../../contracts/operation.ts";
import { assertIsChange } from "./change-notice.ts";
import { CHANGE_PAY_TIME, REVOKE } from "./keep-notice.ts";
import { leaveForEach } from "./leave-for-each.ts";
import { assertPayTime } from "./pay-time.ts";

/** Revokes notices or changes when the tax is taken, company by company. */
export const changeManyNotices = operation("taxNotice.asyncBatchNotice", async (params, context) => {
  const { qyIdList, ...given } = params;
  assertIsChange(given.operationType);
  if (given.operationType === CHANGE_PAY_TIME) assertPayTime(given, given, context.clock.now());
  const verb = given.operationType === REVOKE ? "撤销通知" : "修改扣款时间";
  return await leaveForEach(
    { operation: "taxNotice.batchNotice", verb, given, companyIds: qyIdList },
    context,
  );
});

/** Notes of declared taxes whether they have been taken, company by company. */
export const saveManyPayments = operation(
  "taxNotice.paymentStatus.asyncBatchSave",
  async ({ qyIdList, ...given }, context) =>
    await leaveForEach(
      {
        operation: "taxNotice.paymentStatus.batchSave",
        verb: given.status === 1 ? "标记已完税" : "标记待缴款",
        given,
        companyIds: qyIdList,
      },
      context,
    ),
);
