import { expect, test } from "vitest";
import { isPayCertain } from "./is-pay-certain.ts";

test.each([
  ["nothing is entered", 0, 0, false],
  ["there is income beside wages alone", 0, 1, true],
  ["no sheet is confirmed", 1, 1, false],
  ["some sheets are confirmed", 2, 3, false],
  ["all sheets are confirmed", 3, 3, true],
])("where %s", (_what, salaryStatus, rs, certain) => {
  expect(isPayCertain({ salaryStatus, rs })).toBe(certain);
});
