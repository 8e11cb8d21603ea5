import { expect, it } from "vitest";
import { currentPeriod, periodLabel } from "./period.ts";

it.each([
  ["2026-11-20 10:00:00", "2026-10"],
  ["2026-03-01", "2026-02"],
  ["2026-01-31 23:59:59", "2025-12"],
  ["2026-12-01 00:00:00", "2026-11"],
])("the period in hand at %s is %s", (now, period) => {
  expect(currentPeriod(now)).toBe(period);
});

it("reads as accountants write it", () => {
  expect(periodLabel("2026-10")).toBe("2026年10期");
});
