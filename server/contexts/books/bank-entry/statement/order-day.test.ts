import { expect, test } from "vitest";
import { findBalancePath } from "./balance-path.ts";
import { orderDay } from "./order-day.ts";

const item = (fen: number, statedFen: number | null, time: string | null = null) => ({
  fen,
  statedFen,
  time,
});
const statedOf = (items: readonly { statedFen: number | null }[]) => items.map(({ statedFen }) => statedFen);

test("pieces are joined where one ends with the balance that another begins with", () => {
  const late = [item(1, 11), item(1, 12)];
  const early = [item(3, 5), item(5, 10)];
  expect(statedOf(orderDay([...late, ...early], undefined))).toEqual([5, 10, 11, 12]);
});

test("of pieces that do not join the one comes first that the balance before leads to, else the earlier one", () => {
  const [one, other] = [item(1, 101, "09:00:00"), item(1, 51, "10:00:00")];
  expect(statedOf(orderDay([one, other], { fen: 50, isStated: true }))).toEqual([51, 101]);
  expect(statedOf(orderDay([other, one], undefined))).toEqual([101, 51]);
});

test("an opening balance that nobody has proven does not part what joins", () => {
  const items = [item(-1, -3), item(-1, -1), item(-1, -2)];
  expect(statedOf(orderDay(items, { fen: -2, isStated: false }))).toEqual([-1, -2, -3]);
});

test("what the bank does not state stays behind what it follows", () => {
  expect(statedOf(orderDay([item(1, 2), item(9, null), item(1, 1)], undefined))).toEqual([1, 2, null]);
});

test("without balances the times decide", () => {
  const items = [item(1, null, "10:00:00"), item(2, null, "09:00:00")];
  expect(orderDay(items, undefined).map(({ fen }) => fen)).toEqual([2, 1]);
});

test("a payment, its return and the payment once more stand one behind the other", () => {
  const items = [item(-100, -100), item(-100, -200), item(100, 0), item(-100, -100)];
  expect(statedOf(orderDay(items, { fen: 0, isStated: true }))).toEqual([-100, 0, -100, -200]);
});

test("there is no path over balances that are not stated or do not join", () => {
  expect(findBalancePath([item(1, 1), item(1, 9)], 0)).toBeUndefined();
  expect(findBalancePath([item(1, 1), item(1, null)], 0)).toBeUndefined();
  expect(findBalancePath([item(1, 1), item(-1, 0), item(1, 9), item(-1, 8)], 0)).toBeUndefined();
  expect(findBalancePath([], 0)).toBeUndefined();
});
