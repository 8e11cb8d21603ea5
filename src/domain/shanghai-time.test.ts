import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { fromShanghaiText, toShanghaiText } from "./shanghai-time.ts";

test("an instant reads as Shanghai local text", () => {
  expect(toShanghaiText(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe("2026-11-21 00:00:00");
});

test("a date without a time is its midnight", () => {
  expect(fromShanghaiText("2026-11-21")).toBe(Date.UTC(2026, 10, 20, 16, 0, 0));
});

test.each(["2026-02-29", "2026-13-01", "2026-11-21 24:00:00", "2026-11-21T00:00:00", "tomorrow", ""])(
  "%j is no moment",
  (text) => {
    expect(fromShanghaiText(text)).toBeNull();
  },
);

test("text and instant lead to each other", () => {
  assert(
    property(integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      expect(fromShanghaiText(toShanghaiText(seconds * 1000))).toBe(seconds * 1000);
    }),
  );
});
