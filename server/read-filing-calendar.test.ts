import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { filingWindow } from "../src/domain/tax/filing-window.ts";
import { readFilingCalendar } from "./read-filing-calendar.ts";

const folder = mkdtempSync(path.join(tmpdir(), "filing-calendar-"));
afterAll(() => rmSync(folder, { recursive: true }));

function calendarOf(content: unknown) {
  const file = path.join(folder, "calendar.json");
  writeFileSync(file, JSON.stringify(content));
  return readFilingCalendar(file);
}

const notice = {
  year: 2027,
  source: "国务院办公厅关于2027年部分节假日安排的通知",
  runs: [{ from: "2027-01-01", to: "2027-01-03" }],
  worked: [],
  ends: { "2027-04": "2027-04-19" },
};

test("a year's notice and the announced ends take the place of what was expected", () => {
  const calendar = calendarOf([notice]);
  expect(filingWindow(2026, 12, calendar)).toMatchObject({ last: "2027-01-20", isExpected: false });
  expect(filingWindow(2027, 3, calendar).last).toBe("2027-04-19");
  expect(filingWindow(2026, 9, calendar).last).toBe("2026-10-26");
});

test("without a file the years that are known hold", () => {
  expect(filingWindow(2026, 12, readFilingCalendar(undefined)).isExpected).toBe(true);
});

test("a file that is wrong is refused with its place", () => {
  expect(() => calendarOf([{ ...notice, worked: ["1月4日"] }])).toThrow("/0/worked/0");
  expect(() => calendarOf({ year: 2027 })).toThrow("征期日历");
  expect(() => readFilingCalendar(path.join(folder, "gone.json"))).toThrow("无法读取征期日历");
});
