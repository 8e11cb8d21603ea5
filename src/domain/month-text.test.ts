import { expect, test } from "vitest";
import { readMonth } from "./month-text.ts";

test.each([
  "2026-11",
  "2026/11",
  "2026.11",
  "2026年11月",
  "2026年11期",
  "202611",
  " ２０２６－１１ ",
  "2026。11",
  "2026-11-01",
  "2026/11/1",
  "2026年11月1日",
  "20261101",
  "2026-11-01 00:00:00",
])("%j is November 2026", (text) => expect(readMonth(text)).toBe("2026-11"));

test("a month of one digit is filled up", () => expect(readMonth("2026年1月")).toBe("2026-01"));

test.each([
  "",
  "2026",
  "11",
  "2026-13",
  "2026-00",
  "2026-11-15",
  "2026-02-30",
  "26-11",
  "11-2026",
  "Nov-26",
  "今天",
])("%j is no month", (text) => expect(readMonth(text)).toBeNull());
