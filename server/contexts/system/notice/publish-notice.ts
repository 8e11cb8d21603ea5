import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { tellUsers } from "../../../platform/outbox/tell-users.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { departmentsUnder } from "../../people/door.ts";

/** Sends a notice to the named people and departments, to everybody who works here when nobody is named. */
export const publishNotice = operation("notice.create", async (params, context) => {
  const { deptIdList, userIdList, ...text } = params;
  const { clock, user, concerns } = context;
  concerns(text.noticeTitle);
  const receivers = await findReceivers(context, deptIdList, userIdList);
  if (receivers.length === 0) throw new Refusal("rule", "所选部门没有在职员工，无法发布");
  const notices = await RecordStore.open("notice", context);
  const kept = await notices.create({
    noticeAbstract: "",
    effectTime: clock.now(),
    ...text,
    expireTime: null,
    userId: user.id,
    receiverNum: receivers.length,
  });
  const deliveries = await RecordStore.open("noticeDelivery", context);
  for (const userId of receivers) await deliveries.create({ noticeId: kept.id, userId, readTime: null });
  await tellUsers(context, receivers, { type: "FLUSH_NOTICE" });
  concerns(text.noticeTitle);
  return { id: kept.id, receiverNum: receivers.length };
});

async function findReceivers(
  { db }: FirmContext,
  deptIdList: readonly number[] | undefined,
  userIdList: readonly number[] | undefined,
): Promise<number[]> {
  const working = await db
    .selectFrom("staff")
    .select(["userId", "deptId"])
    .where("isRemove", "=", 0)
    .where("status", "=", 1)
    .orderBy("userId")
    .execute();
  if (!deptIdList && !userIdList) return working.map(({ userId }) => userId);
  const departments = new Set<number>();
  for (const deptId of deptIdList ?? [])
    for (const below of await departmentsUnder(db, deptId)) departments.add(below);
  return working
    .filter(({ userId, deptId }) => departments.has(deptId) || userIdList?.includes(userId))
    .map(({ userId }) => userId);
}
