import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventQueue, type TrackedEvent } from "./event-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const event = (number: number): TrackedEvent => ({
  eventCode: `event-${number}`,
  eventName: "点击菜单",
  pagePath: "/customer/index",
  pageTitle: "客户列表",
  eventTime: "2026-11-20 09:00:00",
});

/** A queue before a server that may be out; what it was sent, and under which intents. */
function openQueue() {
  const world = { isOut: false, isOnline: true };
  const sent: string[][] = [];
  const intents: string[] = [];
  const queue = createEventQueue({
    send: async (events, intent) => {
      sent.push(events.map(({ eventCode }) => eventCode.replace("event-", "")));
      intents.push(intent);
      if (world.isOut) throw new Error("out");
    },
    isOnline: () => world.isOnline,
  });
  let number = 0;
  const add = (count: number) => {
    for (let i = 0; i < count; i += 1) queue.add(event((number += 1)));
  };
  return { world, queue, sent, intents, add };
}

const pass = async (ms: number) => await vi.advanceTimersByTimeAsync(ms);

test("ten events are sent at once, fewer after ten minutes", async () => {
  const { sent, add } = openQueue();
  add(9);
  await pass(0);
  expect(sent).toEqual([]);
  add(1);
  await pass(0);
  expect(sent).toEqual([["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]]);
  add(2);
  await pass(10 * 60_000 - 1);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent[1]).toEqual(["11", "12"]);
});

test("a batch that failed is tried again after a minute as the same intent", async () => {
  const { world, sent, intents, add } = openQueue();
  world.isOut = true;
  add(10);
  await pass(59_999);
  expect(sent).toHaveLength(1);
  world.isOut = false;
  await pass(1);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(intents[1]).toBe(intents[0]);
  await pass(60_000);
  expect(sent).toHaveLength(2);
});

test("five failures in a row end it", async () => {
  const { world, sent, add } = openQueue();
  world.isOut = true;
  add(10);
  await pass(10 * 60_000);
  expect(sent).toHaveLength(5);
  add(20);
  await pass(60 * 60_000);
  expect(sent).toHaveLength(5);
});

test("at most 50 events wait, and the oldest beside the batch give way", async () => {
  const { world, sent, add } = openQueue();
  world.isOut = true;
  add(10);
  await pass(0);
  add(60);
  world.isOut = false;
  await pass(60_000);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toHaveLength(40);
  expect(sent[2]?.[0]).toBe("31");
});

test("offline nothing is tried, and nothing counts as a failure", async () => {
  const { world, sent, add } = openQueue();
  world.isOnline = false;
  add(10);
  await pass(10 * 60_000);
  expect(sent).toEqual([]);
  world.isOnline = true;
  await pass(60_000);
  expect(sent).toHaveLength(1);
});

test("when the page is left all of it goes at once, a failed batch too", async () => {
  const { world, queue, sent, add } = openQueue();
  world.isOut = true;
  add(10);
  await pass(0);
  add(2);
  await queue.sendLast();
  expect(sent.map((batch) => batch.length)).toEqual([10, 10, 2]);
});

test("what is forgotten is not sent", async () => {
  const { queue, sent, add } = openQueue();
  add(3);
  queue.clear();
  await pass(10 * 60_000);
  expect(sent).toEqual([]);
});
