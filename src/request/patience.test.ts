import { expect, test } from "vitest";
import { createPatience } from "./patience.ts";

test("pauses grow with each failure in a row, up to half a minute, and shrink at once with an answer", () => {
  const patience = createPatience(1000);
  const pauses = Array.from({ length: 7 }, () => {
    const pause = patience.pause();
    patience.fail();
    return pause;
  });
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  patience.succeed();
  expect(patience.pause()).toBe(1000);
});

test("a usual pause longer than that is never cut short", () => {
  const patience = createPatience(60_000);
  patience.fail();
  expect(patience.pause()).toBe(60_000);
});

test("after days without an answer the pause is still half a minute", () => {
  const patience = createPatience(1000);
  for (let failure = 0; failure < 5000; failure += 1) patience.fail();
  expect(patience.pause()).toBe(30_000);
});
