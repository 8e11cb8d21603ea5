import { expect, test } from "vitest";
import { createNoticeCenter } from "./notice-center.ts";

const notice = (relationId: number) => ({
  relationId,
  noticeTitle: "通知",
  noticeAbstract: "",
  noticeBody: "<p>正文</p>",
  effectTime: "2026-11-20 09:00:00",
  isRead: false,
});

/** A server with these unread notices, whose answers to what is marked as read come when they are let go. */
function serve(unread: number[]) {
  const held: (() => void)[] = [];
  let isReachable = true;
  const call = async (operation: string, params: Record<string, unknown> = {}) => {
    if (!isReachable) throw new Error("网络已断开");
    if (operation === "notice.status") return { total: unread.length, relationIdList: [...unread] };
    if (operation === "notice.page") return { list: unread.map(notice), total: unread.length };
    const { relationIdList = unread } = params as { readonly relationIdList?: readonly number[] };
    await new Promise<void>((resolve) => held.push(resolve));
    for (const id of relationIdList) unread.splice(unread.indexOf(id), 1);
    return { readNum: relationIdList.length };
  };
  return {
    center: createNoticeCenter(call),
    answer: () => held.splice(0).forEach((resolve) => resolve()),
    setReachable: (next: boolean) => {
      isReachable = next;
    },
  };
}

test("counts the unread ones without those that are just marked as read", async () => {
  const { center, answer } = serve([1, 2, 3]);
  await center.refresh();
  expect(center.unread()).toBe(3);
  const marked = center.markRead(2);
  expect(center.unread()).toBe(2);
  expect(center.isRead(notice(2))).toBe(true);
  await center.refresh();
  expect(center.unread()).toBe(2);
  answer();
  await marked;
  expect(center.unread()).toBe(2);
});

test("one whose marking fails is unread again", async () => {
  const { center, setReachable } = serve([1]);
  await center.refresh();
  setReachable(false);
  await expect(center.markRead(1)).rejects.toThrow("网络已断开");
  expect(center.unread()).toBe(1);
  expect(center.isRead(notice(1))).toBe(false);
});

test("out of reach, what is known stays", async () => {
  const { center, setReachable } = serve([1, 2]);
  await center.refresh();
  setReachable(false);
  await center.refresh();
  await center.openUrgent();
  expect(center.unread()).toBe(2);
  expect(center.opened()).toEqual([]);
});

test("the newest lies on top, and one that is opened twice is there once", async () => {
  const { center } = serve([9, 5]);
  await center.openUrgent();
  expect(center.opened().map(({ relationId }) => relationId)).toEqual([5, 9]);
  center.open(notice(5));
  expect(center.opened().map(({ relationId }) => relationId)).toEqual([9, 5]);
  center.close(5);
  expect(center.opened().map(({ relationId }) => relationId)).toEqual([9]);
});
