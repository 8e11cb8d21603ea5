import { expect, test } from "vitest";
import { createWaitingOrders } from "./waiting-orders.ts";

/** A server whose counts of waiting orders come when they are let go. */
function serve(answers: readonly (number | null)[]) {
  const waiting = [...answers];
  const held: (() => void)[] = [];
  const call = async (operation: string) => {
    if (operation === "config.taxCalendar") return { lastDays: 3 };
    await new Promise<void>((resolve) => held.push(resolve));
    const dclNum = waiting.shift();
    if (dclNum === null) throw new Error("网络已断开");
    return { dclNum };
  };
  const orders = createWaitingOrders({ call, areaCode: "31", today: () => "2026-11-27" });
  const answer = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  return { orders, answer, left: () => waiting.length };
}

test("however often news comes while the server is asked, it is asked once more", async () => {
  const { orders, answer, left } = serve([0, 2, 0]);
  const looked = orders.refresh();
  for (let news = 0; news < 5; news += 1) await orders.refresh();
  await answer();
  await answer();
  await looked;
  expect(orders.isDotted()).toBe(true);
  expect(left()).toBe(1);
});

test("out of reach, the dot stays, and is asked for again with the next news", async () => {
  const { orders, answer } = serve([1, null, 0]);
  const first = orders.refresh();
  await answer();
  await first;
  const second = orders.refresh();
  await answer();
  await second;
  expect(orders.isDotted()).toBe(true);
  const third = orders.refresh();
  await answer();
  await third;
  expect(orders.isDotted()).toBe(false);
});

test.each([
  { today: "2026-11-20", lastDays: 0, month: { kjnd: 2026, kjqj: 10 } },
  { today: "2026-11-20", lastDays: -1, month: { kjnd: 2026, kjqj: 11 } },
  { today: "2026-01-05", lastDays: 14, month: { kjnd: 2025, kjqj: 12 } },
])(
  "the dot is of the month that is worked on: $month.kjqj on $today with $lastDays days left",
  async (asked) => {
    const calls: unknown[] = [];
    const call = async (operation: string, params?: object) => {
      calls.push([operation, params]);
      return operation === "config.taxCalendar" ? { lastDays: asked.lastDays } : { dclNum: 3 };
    };
    const orders = createWaitingOrders({ call, areaCode: "31", today: () => asked.today });
    expect(orders.isDotted()).toBe(false);
    await orders.refresh();
    expect(orders.isDotted()).toBe(true);
    expect(calls.at(-1)).toEqual(["workOrder.queryGdCount", { aspect: 2, ...asked.month }]);
  },
);
