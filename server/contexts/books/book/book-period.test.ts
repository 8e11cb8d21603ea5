import { expect, test } from "vitest";
import { type BookState, type BookStep, stepFault } from "./book-period.ts";

const OPEN: BookState = {
  arrivalStatus: 2,
  bookStatus: 2,
  closed: false,
  previousClosed: true,
  nextClosed: undefined,
};

test.each<readonly [BookStep, number, Partial<BookState>, string | null]>([
  ["arrival", 2, {}, null],
  ["arrival", 0, {}, "已开始记账，票据不能改为未到"],
  ["arrival", 0, { bookStatus: 0 }, null],
  ["book", 1, { arrivalStatus: 0, bookStatus: 0 }, "票据尚未到达，不能记账"],
  ["book", 0, { arrivalStatus: 0, bookStatus: 0 }, null],
  ["book", 1, { closed: true }, "本期已结账，请先取消结账"],
  ["close", 1, {}, null],
  ["close", 2, {}, "没有这样的状态，请重新选择"],
  ["close", 1, { bookStatus: 1 }, "尚未完成记账，不能结账"],
  ["close", 1, { previousClosed: false }, "上期尚未结账，请先结上期的账"],
  ["close", 0, { closed: true, nextClosed: true }, "下期已结账，请先取消下期的结账"],
  ["close", 0, { closed: true }, null],
])("%s to %i with %o: %s", (step, status, bookState, fault) => {
  expect(stepFault(step, status, { ...OPEN, ...bookState })).toBe(fault);
});
