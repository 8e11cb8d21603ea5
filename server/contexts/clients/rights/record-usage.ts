import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type Allocation, assertNotEnded, moveRight, takeRight } from "./rights-account.ts";

const REVOKED = 2;

/** Notes that a company has used so much of what it was given. */
export const addUsage = operation("rights.usage.add", async ({ allocationId, num, content }, context) => {
  const allocation = await takeAllocation(allocationId, context);
  const { rightsId, companyId, rightsName, companyName, leftNum } = allocation;
  assertNotEnded(allocation, context, "不能使用");
  if (num > leftNum) {
    const message = `「${companyName}」的「${rightsName}」只剩 ${leftNum}，请减少数量`;
    throw new Refusal("validation", message, [{ path: "num", message }]);
  }
  const usages = await RecordStore.open("rightsUsage", context);
  const useTime = context.clock.now();
  const userId = context.user.id;
  const made = await usages.create({ allocationId, rightsId, companyId, num, content, useTime, userId });
  await moveUsed(allocation, num, context);
  context.concerns(`${companyName}：${rightsName} ${num}`);
  return { id: made.id, leftNum: leftNum - num };
});

/** Takes back a use that was noted by mistake; the company may use it again. */
export const revokeUsage = operation("rights.usage.revoke", async ({ id, cancelReason }, context) => {
  const usages = await RecordStore.open("rightsUsage", context);
  const [usage] = await usages.take([id]);
  if (!usage || usage.status === REVOKED) throw new Refusal("rule", "该笔使用已撤销，请刷新后查看");
  const allocation = await takeAllocation(usage.allocationId, context);
  await usages.change(usage, {
    status: REVOKED,
    cancelReason,
    cancelTime: context.clock.now(),
    cancelUserId: context.user.id,
  });
  await moveUsed(allocation, -usage.num, context);
  return { backNum: usage.num };
});

async function takeAllocation(id: number, context: FirmContext): Promise<Allocation> {
  const [allocation] = await (await RecordStore.open("rightsAllocation", context)).take([id]);
  if (!allocation) throw new Refusal("missing", "权益分配不存在或已被删除，请刷新后重试");
  return allocation;
}

async function moveUsed(allocation: Allocation, num: number, context: FirmContext): Promise<void> {
  const allocations = await RecordStore.open("rightsAllocation", context);
  await allocations.change(allocation, { usedNum: allocation.usedNum + num });
  await moveRight(await takeRight(allocation.rightsId, context), { usedNum: num }, context);
}
