import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { UNFINISHED } from "./work-order-states.ts";

const SEE_EVERYTHING = ["superAdmin", "admin"] as const;

/** The users at work who can process orders of a company: those who look after it, the least busy first, then the administrators. */
export async function processersOf(context: FirmContext, companyId: number): Promise<number[]> {
  const { db } = context;
  const working = db.selectFrom("staff").where("staff.status", "=", 1).where("staff.isRemove", "=", 0);
  const keepers = await working
    .innerJoin("companyGrant", "companyGrant.userId", "staff.userId")
    .select("staff.userId")
    .where("companyGrant.companyId", "=", companyId)
    .orderBy("staff.userId")
    .execute();
  const others = await working
    .select("staff.userId")
    .where("staff.userKind", "in", SEE_EVERYTHING)
    .orderBy("staff.userId")
    .execute();
  const load = await unfinishedByProcesser(context);
  const busy = (userId: number) => load.get(userId) ?? 0;
  const first = keepers.map(({ userId }) => userId).toSorted((a, b) => busy(a) - busy(b));
  return [...new Set([...first, ...others.map(({ userId }) => userId)])];
}

export async function assertProcesser(
  context: FirmContext,
  { processerId, qyid, companyName }: { processerId: number; qyid: number; companyName: string },
): Promise<void> {
  if ((await processersOf(context, qyid)).includes(processerId)) return;
  const message = `所选处理人不负责「${companyName}」，请先派工或另选处理人`;
  throw new Refusal("validation", message, [{ path: "processerId", message }]);
}

/** User → the number of orders that wait for them or are in their hands. */
export async function unfinishedByProcesser(context: FirmContext): Promise<ReadonlyMap<number, number>> {
  const orders = await RecordStore.open("workOrder", context);
  const groups = await orders.groupBy(["processerId"], { where: { status: UNFINISHED } });
  return new Map(groups.map(({ key, count }) => [Number(key.processerId), count]));
}
