import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { moveRight, takeRight } from "./rights-account.ts";

/** Takes back what companies have not used, to be given to others; one that has nothing left refuses all. */
export const revokeAllocations = operation("rights.allocation.revoke", async ({ idList }, context) => {
  const store = await RecordStore.open("rightsAllocation", context);
  const allocations = await store.take(idList);
  const spent = allocations.find(({ leftNum }) => leftNum === 0);
  if (spent) {
    const { companyName, rightsName } = spent;
    throw new Refusal("rule", `「${companyName}」的「${rightsName}」没有可收回的数量，请刷新后重试`);
  }
  const backOf = new Map<number, number>();
  for (const allocation of allocations) {
    const { rightsId, leftNum, backNum } = allocation;
    await store.change(allocation, { backNum: backNum + leftNum });
    backOf.set(rightsId, (backOf.get(rightsId) ?? 0) + leftNum);
  }
  for (const rightsId of [...backOf.keys()].toSorted((a, b) => a - b)) {
    const right = await takeRight(rightsId, context);
    await moveRight(right, { allocatedNum: -(backOf.get(rightsId) ?? 0) }, context);
  }
  store.concern(allocations);
  return {
    companyNum: new Set(allocations.map(({ companyId }) => companyId)).size,
    backNum: [...backOf.values()].reduce((sum, num) => sum + num, 0),
  };
});
