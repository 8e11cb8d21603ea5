import { operation } from "../../../contracts/operation.ts";
import { notifyUsers } from "../../../platform/outbox/notify-users.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { assertWithdrawable } from "./notice-obstacles.ts";

/** Takes notices away from all users who have received them. */
export const withdrawNotices = operation("notice.withdraw", async ({ idList }, context) => {
  const notices = await RecordStore.open("notice", context);
  const withdrawn = await notices.take(idList);
  await assertWithdrawable(withdrawn, context);
  const deliveries = await RecordStore.open("noticeDelivery", context);
  const receivers = new Set<number>();
  for await (const received of deliveries.each({ where: { noticeId: idList } }))
    for (const { userId } of received) receivers.add(userId);
  await notices.remove(withdrawn);
  await notifyUsers(context, [...receivers], { type: "FLUSH_NOTICE" });
  return withdrawn.length;
});
