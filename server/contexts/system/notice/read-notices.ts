import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { notifyUsers } from "../../../platform/outbox/notify-users.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { UNREAD, markRead, ownNotices, presentNotices } from "./own-notices.ts";

/** The user's own notices, newest first. */
export const pageNotices = operation("notice.page", async (params, context) => {
  const { pageNum, pageSize, keyword, ...where } = params;
  const conditions: Condition[] = keyword
    ? [{ fields: ["noticeTitle"], match: "contains", value: keyword }]
    : [];
  const { store, selection } = await ownNotices(context, where, conditions);
  const { list, total } = await store.page(selection, { pageNum, pageSize });
  return { list: await presentNotices(list, context), total };
});

const SHOWN_UNREAD = 500;

/** The user's unread notices and their number. */
export const noticeStatus = operation("notice.status", async (params, context) => {
  const { store, selection } = await ownNotices(context, { ...params, deliverStatus: UNREAD });
  const paging = { pageNum: 1, pageSize: SHOWN_UNREAD };
  const { list, total } = await store.page(selection, paging);
  return { total, relationIdList: list.map(({ relationId }) => relationId) };
});

/** One of the user's notices. */
export const noticeDetail = operation(
  "notice.detail",
  async (params, context) => await oneNotice(params, context),
);

/** The same by the number of its text. */
export const noticeDetailById = operation(
  "notice.detailById",
  async ({ id }, context) => await oneNotice({ noticeId: id }, context),
);

async function oneNotice(where: Readonly<Record<string, number>>, context: FirmContext) {
  const { store, selection } = await ownNotices(context, where);
  const stored = await store.first(selection);
  if (!stored) throw new Refusal("missing", "通知不存在或已被清空");
  const [notice] = await presentNotices([stored], context);
  if (!notice) throw new Error("a notice that was found is not shown");
  return notice;
}

/** Marks the named notices as read, or all of a category. Notices of other users are passed over. */
export const readNotices = operation("notice.read", async (params, context) => {
  const { relationIdList = [], all = false, category } = params;
  if (!all && relationIdList.length === 0) throw new Refusal("rule", "请选择要标为已读的通知");
  const chosen = all ? (category === undefined ? {} : { category }) : { relationId: relationIdList };
  const { store, selection } = await ownNotices(context, { ...chosen, deliverStatus: UNREAD });
  let readNum = 0;
  for await (const unread of store.each(selection)) {
    await markRead(unread, context);
    readNum += unread.length;
  }
  await notifyOwnTabs(context);
  return { readNum };
});

/** Empties the user's own list of a category. */
export const clearNotices = operation("notice.delete", async ({ category }, context) => {
  const { store, selection } = await ownNotices(context, { category });
  let deleteNum = 0;
  for await (const notices of store.each(selection)) {
    await store.remove(notices);
    deleteNum += notices.length;
  }
  await notifyOwnTabs(context);
  return { deleteNum };
});

/** The user may have the list open elsewhere too. */
async function notifyOwnTabs(context: FirmContext): Promise<void> {
  await notifyUsers(context, [context.user.id], { type: "FLUSH_NOTICE" });
}
