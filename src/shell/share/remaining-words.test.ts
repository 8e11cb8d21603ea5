import { expect, test } from "vitest";
import { remainingWords } from "./remaining-words.ts";

test.each([
  ["2026-11-20 17:05:00", "8 小时"],
  ["2026-11-20 17:04:01", "8 小时"],
  ["2026-11-21 09:06:00", "24 小时 1 分"],
  ["2026-11-20 09:05:30", "1 分"],
  ["2026-11-20 09:05:00", "0 分"],
  ["2026-11-20 09:00:00", "0 分"],
])("until %s there are %s", (end, words) => {
  expect(remainingWords("2026-11-20 09:05:00", end)).toBe(words);
});
