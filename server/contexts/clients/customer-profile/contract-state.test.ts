import { expect, test } from "vitest";
import { contractState } from "./contract-state.ts";

test.each([
  [null, null, "none", null],
  ["2026-01-01", "2026-11-19", "ended", -1],
  ["2026-01-01", "2026-11-20", "ending", 0],
  ["2026-01-01", "2026-12-20", "ending", 30],
  ["2026-01-01", "2026-12-21", "active", 31],
  ["2026-01-01", null, "active", null],
  ["2026-11-21", "2027-11-20", "pending", 365],
  ["2026-11-21", "2026-11-30", "pending", 10],
  [null, "2027-11-20", "active", 365],
])("from %s to %s on 2026-11-20: %s, %s days left", (serviceStart, serviceEnd, serviceStatus, daysLeft) => {
  expect(contractState({ serviceStart, serviceEnd }, "2026-11-20")).toEqual({ serviceStatus, daysLeft });
});
