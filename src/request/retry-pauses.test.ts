import { expect, test } from "vitest";
import { createRetryPauses } from "./retry-pauses.ts";

test("pauses grow with each failure in a row, up to half a minute, and shrink at once with an answer", () => {
  const pauses = createRetryPauses(1000);
  const lengths = Array.from({ length: 7 }, () => {
    const pause = pauses.pause();
    pauses.fail();
    return pause;
  });
  expect(lengths).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  pauses.succeed();
  expect(pauses.pause()).toBe(1000);
});

test("a usual pause longer than that is never cut short", () => {
  const pauses = createRetryPauses(60_000);
  pauses.fail();
  expect(pauses.pause()).toBe(60_000);
});

test("after days without an answer the pause is still half a minute", () => {
  const pauses = createRetryPauses(1000);
  for (let failure = 0; failure < 5000; failure += 1) pauses.fail();
  expect(pauses.pause()).toBe(30_000);
});
