import type { FirmContext } from "../../../contracts/firm-context.ts";
import { notifyUsers } from "../../../platform/outbox/notify-users.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** A notice as it is kept: its body is of allowed markup. */
interface Notice {
  readonly noticeTitle: string;
  readonly noticeBody: string;
  readonly category: number;
  readonly noticeAbstract?: string | null | undefined;
  readonly imageKeyList?: readonly string[];
  readonly effectTime?: string | undefined;
  readonly bizType?: string | null | undefined;
  readonly popUp?: number | null | undefined;
}

/** Puts a notice into the boxes of the users and rings their bells; gives its number. */
export async function sendNotice(
  notice: Notice,
  receivers: readonly number[],
  context: FirmContext,
): Promise<number> {
  const notices = await RecordStore.open("notice", context);
  const kept = await notices.create({
    noticeAbstract: "",
    effectTime: context.clock.now(),
    imageKeyList: [],
    ...notice,
    expireTime: null,
    userId: context.user.id,
    receiverNum: receivers.length,
  });
  const deliveries = await RecordStore.open("noticeDelivery", context);
  for (const userId of receivers) await deliveries.create({ noticeId: kept.id, userId, readTime: null });
  await notifyUsers(context, receivers, { type: "FLUSH_NOTICE" });
  return kept.id;
}
