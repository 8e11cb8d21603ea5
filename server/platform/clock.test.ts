import { expect, test } from "vitest";
import { createClock } from "./clock.ts";

test("a set clock starts where it was told and runs on", () => {
  let real = 1_000_000;
  const clock = createClock("2026-11-20 23:59:59", () => real);
  expect(clock.now()).toBe("2026-11-20 23:59:59");
  real += 2000;
  expect(clock.now()).toBe("2026-11-21 00:00:01");
  expect(clock.after(-2000)).toBe("2026-11-20 23:59:59");
});

test("without a start it tells the real time of Shanghai", () => {
  expect(createClock(undefined, () => Date.UTC(2026, 0, 1)).now()).toBe("2026-01-01 08:00:00");
});

test("a start that is no moment is refused", () => {
  expect(() => createClock("2026-02-30")).toThrow("APP_NOW");
});
