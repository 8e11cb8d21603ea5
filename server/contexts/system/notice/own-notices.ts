import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Where } from "../../../records/query/select-records.ts";

export const UNREAD = 0;
const READ = 1;

/** The user's own notices that have come into effect. */
export async function ownNotices(
  context: FirmContext,
  where: Where = {},
  conditions: readonly Condition[] = [],
) {
  const store = await RecordStore.open("noticeDelivery", context);
  const inEffect: Condition = { fields: ["effectTime"], match: "to", value: context.clock.now() };
  const selection = { where: { ...where, userId: context.user.id }, conditions: [inEffect, ...conditions] };
  return { store, selection };
}

/** With their texts, as the catalogue's notice. */
export async function presentNotices(
  deliveries: readonly RecordRow<"noticeDelivery">[],
  context: FirmContext,
) {
  if (deliveries.length === 0) return [];
  const store = await RecordStore.open("notice", context);
  const noticeIds = deliveries.map(({ noticeId }) => noticeId);
  const texts = new Map((await store.list({ where: { id: noticeIds } })).map((text) => [text.id, text]));
  return deliveries.map(({ noticeId, relationId, deliverStatus, readTime }) => {
    const text = texts.get(noticeId);
    if (!text) throw new Error(`notice ${noticeId} of delivery ${relationId} is gone`);
    return {
      id: noticeId,
      relationId,
      noticeTitle: text.noticeTitle,
      noticeAbstract: text.noticeAbstract,
      noticeBody: text.noticeBody,
      effectTime: text.effectTime,
      deliverStatus,
      category: text.category,
      bizType: text.bizType,
      userName: text.userName,
      readTime,
    };
  });
}

export async function markRead(
  deliveries: readonly RecordRow<"noticeDelivery">[],
  context: FirmContext,
): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  await patchRecords(context.db, ids, { deliverStatus: READ, readTime: context.clock.now() });
}
