import { expect, test } from "vitest";
import { axisText } from "./axis-text.ts";

const field = (kind: string, options = {}) => ({ field: "a", title: "甲", kind, options });

test("large numbers stand beside the axis in 万 and 亿", () => {
  const text = axisText(field("money"));
  expect([0, 500, 9999.5, 10_000, -25_000, 100_000_000, 1_234_500_000].map(text)).toEqual([
    "0",
    "500",
    "9,999.5",
    "1万",
    "-2.5万",
    "1亿",
    "12.345亿",
  ]);
});

test("shares stand there as percentages, whatever they are on the wire", () => {
  expect([0, 0.2, 0.575, 1].map(axisText(field("percent")))).toEqual(["0%", "20%", "57.5%", "100%"]);
  expect(axisText(field("percent", { of: "percent" }))(20)).toBe("20%");
});
