import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";

const KIND = "aiManager";

/** The verdict on using the AI manager, for one company or for any of the user's; and the uses that are left. */
export const checkEquity = operation("aiManager.checkEquity", async ({ companyId }, context) => {
  const store = await RecordStore.open("rightsAllocation", context);
  const where = companyId === undefined ? { rightsKind: KIND } : { rightsKind: KIND, companyId };
  const today = context.clock.now().slice(0, 10);
  const conditions = [{ fields: ["endDate"], match: "from" as const, value: today }];
  const [valid] = await store.groupBy([], { where, conditions }, ["leftNum"]);
  const leftNum = valid?.sum.leftNum ?? 0;
  const given = await store.count({ where });
  return { result: leftNum > 0, leftNum, reason: leftNum > 0 ? null : reasonOf(given, valid?.count ?? 0) };
});

function reasonOf(given: number, valid: number): string {
  if (given === 0) return "还没有分配 AI 管家权益，请在“我的权益”中分配";
  return valid === 0 ? "AI 管家权益已到期，请续费后使用" : "AI 管家权益已用完，请补充后使用";
}
