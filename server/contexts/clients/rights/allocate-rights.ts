import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { assertNotEnded, moveRight, takeRight } from "./rights-account.ts";

/** Gives each of the companies so much of a right; refuses when not enough is left or the right has ended. */
export const allocateRights = operation("rights.allocation.save", async (params, context) => {
  const { rightsId, companyIdList, num } = params;
  const right = await takeRight(rightsId, context);
  const name = right.rightsName;
  assertNotEnded(right, context, "不能分配");
  const wanted = num * companyIdList.length;
  if (wanted > right.leftNum) {
    const message = `「${name}」只剩 ${right.leftNum}，本次需要 ${wanted}，请减少数量或企业`;
    throw new Refusal("validation", message, [{ path: "num", message }]);
  }
  const allocations = await RecordStore.open("rightsAllocation", context);
  await allocations.createAll(
    companyIdList.map((companyId) => ({ rightsId, companyId, num, usedNum: 0, backNum: 0 })),
  );
  await moveRight(right, { allocatedNum: wanted }, context);
  context.concerns(`${name}：${companyIdList.length} 家企业`);
  return { companyNum: companyIdList.length, leftNum: right.leftNum - wanted };
});
