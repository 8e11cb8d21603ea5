import { afterEach, expect, test } from "vitest";
import type { CalculationThreads } from "./calculation.ts";
import { calculation as rehearsal } from "./testing/rehearsal.ts";
import { createThreadLine } from "./thread-line.ts";

const logged: string[] = [];
const opened: CalculationThreads[] = [];
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.stop();
  logged.splice(0);
});

function open(options: Partial<Parameters<typeof createThreadLine>[0]> = {}): CalculationThreads {
  const logError = (error: unknown, what: string) => logged.push(`${what}: ${String(error)}`);
  const usual = { verb: "计算", mostThreads: 1, longestRun: 10_000, longestQueue: 100 };
  const threads = createThreadLine({ logError, ...usual, ...options });
  opened.push(threads);
  return threads;
}

test("all are done one after the other by a thread of their own, which stays", async () => {
  const threads = open();
  const done = await Promise.all([1, 2, 3].map(async () => await threads.run(rehearsal, "answers")));
  expect(new Set(done).size).toBe(1);
  expect(done[0]).toBeGreaterThan(0);
  expect(await threads.run(rehearsal, "answers")).toBe(done[0]);
});

test("a second thread works while the first is held, and there are no more than allowed", async () => {
  const threads = open({ mostThreads: 2 });
  const held = expect(threads.run(rehearsal, "never ends")).rejects.toThrow("系统正在停止");
  const [one, two] = await Promise.all([
    threads.run(rehearsal, "answers"),
    threads.run(rehearsal, "answers"),
  ]);
  expect(one).toBe(two);
  await threads.stop();
  await held;
});

test("what a calculation throws reaches the caller, and its thread goes on", async () => {
  const threads = open();
  const before = await threads.run(rehearsal, "answers");
  await expect(threads.run(rehearsal, "throws")).rejects.toThrow("as rehearsed");
  expect(await threads.run(rehearsal, "answers")).toBe(before);
  expect(logged).toEqual([]);
});

test("what never ends is ended and refused, and what waits behind it is done by another thread", async () => {
  const threads = open({ longestRun: 1000 });
  const before = await threads.run(rehearsal, "answers");
  const endless = threads.run(rehearsal, "never ends");
  const behind = threads.run(rehearsal, "answers");
  await expect(endless).rejects.toMatchObject({
    kind: "slow",
    message: expect.stringContaining("计算时间过长"),
  });
  expect(await behind).toBeGreaterThan(before);
});

test.each([
  ["dies", "it ended with code 3"],
  ["fills the memory", "memory limit"],
] as const)(
  "a thread that %s refuses its calculation, says why in the log, and has a successor",
  async (fate, why) => {
    const threads = open();
    const ended = threads.run(rehearsal, fate);
    const behind = threads.run(rehearsal, "answers");
    await expect(ended).rejects.toMatchObject({
      kind: "slow",
      message: expect.stringContaining("计算未能完成"),
    });
    expect(await behind).toBeGreaterThan(0);
    expect(logged).toEqual([expect.stringContaining(why)]);
  },
);

test("a calculation is refused where as many wait as may", async () => {
  const threads = open({ longestQueue: 1 });
  const [first, second] = [threads.run(rehearsal, "answers"), threads.run(rehearsal, "answers")];
  await expect(threads.run(rehearsal, "answers")).rejects.toMatchObject({ kind: "busy", retryAfter: 5 });
  expect(await first).toBe(await second);
});

test("a stop refuses what runs, what waits and what comes", async () => {
  const threads = open();
  const asked = [threads.run(rehearsal, "never ends"), threads.run(rehearsal, "answers")];
  const ended = Promise.allSettled(asked);
  await threads.stop();
  expect(await ended).toMatchObject([
    { status: "rejected", reason: { kind: "unavailable" } },
    { status: "rejected", reason: { kind: "unavailable" } },
  ]);
  await expect(threads.run(rehearsal, "answers")).rejects.toMatchObject({ kind: "unavailable" });
});
