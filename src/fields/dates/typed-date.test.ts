import { expect, test } from "vitest";
import { cleanTypedDay, cleanTypedPeriod, completeTypedDay, completeTypedPeriod } from "./typed-date.ts";

test.each([
  ["２０２６－１１", "2026-11"],
  ["2026/1", "2026-1"],
  ["2026年11月20日", "2026-11-20"],
  ["20261120", "2026-11-20"],
  ["20261340", "20261340"],
  ["2026.11.20 14：05", "2026-11-20 14:05"],
  ["", ""],
])("a day being typed as %j is %j", (typed, text) => expect(cleanTypedDay(typed)).toBe(text));

test.each([
  ["2026-1-5", "2026-01-05"],
  ["2026/1/5 ", "2026-01-05"],
  ["2026-1-5 14:05", "2026-01-05 14:05"],
  ["2026-1", "2026-1"],
  ["", ""],
])("a day typed as %j is %j in the end", (typed, text) => expect(completeTypedDay(typed)).toBe(text));

test.each([
  ["2026-1", "2026-1"],
  ["２０２６１０", "2026年10期"],
  ["2026/10", "2026年10期"],
  ["2026年10期", "2026年10期"],
])("a period being typed as %j is %j", (typed, text) => expect(cleanTypedPeriod(typed)).toBe(text));

test.each([
  ["2026-1", "2026年01期"],
  ["2026年3月", "2026年03期"],
  ["2026-13", "2026-13"],
])("a period typed as %j is %j in the end", (typed, text) => expect(completeTypedPeriod(typed)).toBe(text));
