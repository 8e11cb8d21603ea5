import { expect, test } from "vitest";
import { createLastUse } from "./last-use.ts";

/** Two tabs of a browser, and the clock that both look at. */
function openTabs() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  let time = 1_000_000;
  const open = () => createLastUse(storage, () => time);
  const pass = (ms: number) => {
    time += ms;
  };
  return { here: open(), there: open(), pass };
}

test("nobody is idle where no use is counted", () => {
  const { here, pass } = openTabs();
  pass(3_600_000);
  expect(here.idleMs()).toBe(0);
});

test("use in one tab counts for all", () => {
  const { here, there, pass } = openTabs();
  here.mark();
  pass(60_000);
  expect([here.idleMs(), there.idleMs()]).toEqual([60_000, 60_000]);
  there.mark();
  pass(5000);
  expect([here.idleMs(), there.idleMs()]).toEqual([5000, 5000]);
});

test("a tab that is held is in use until it is let go", () => {
  const { here, pass } = openTabs();
  here.mark();
  const [first, second] = [here.hold(), here.hold()];
  pass(60_000);
  first();
  expect([here.isHeld(), here.idleMs()]).toEqual([true, 0]);
  second();
  expect([here.isHeld(), here.idleMs()]).toEqual([false, 60_000]);
});

test("a clock that was set back makes nobody idle for ever", () => {
  const { here, pass } = openTabs();
  here.mark();
  pass(-3_600_000);
  expect(here.idleMs()).toBe(0);
  here.mark();
  pass(60_000);
  expect(here.idleMs()).toBe(60_000);
});
