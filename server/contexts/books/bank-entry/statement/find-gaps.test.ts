import { expect, test } from "vitest";
import { findGaps } from "./find-gaps.ts";
import type { MergedItem } from "./merge-day.ts";
import type { Register } from "./merge-register.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

const REGISTER: Register = {
  entries: [],
  openingFen: 0,
  balanceBefore: 10,
  dayBefore: "2026-11-01",
  excessBefore: 0,
  next: null,
};
const OPENING = { fen: 0, isLeft: false, open: null };

function item(fen: number, statedFen: number | null, row?: number): MergedItem {
  const parts = { day: "2026-11-05", time: null, fen, statedFen };
  return row === undefined
    ? { ...parts, entry: { id: 1 } as RegisterEntry, line: undefined }
    : { ...parts, entry: undefined, line: { row } as StatementLine };
}

const gapsOf = (items: readonly MergedItem[], register: Partial<Register> = {}, opening = OPENING) =>
  findGaps(items, { ...REGISTER, ...register }, opening);

test("a statement that begins with the balance that is there has none", () => {
  expect(gapsOf([item(1, 11, 0), item(2, null, 1), item(3, 16, 2)])).toEqual([]);
});

test("one before it is named with its balances and days", () => {
  expect(gapsOf([item(1, 21, 0)])).toEqual([
    { fromDay: "2026-11-01", endsWith: 10, toDay: "2026-11-05", beginsWith: 20, row: 0 },
  ]);
});

test("one behind it is found by the next entry that a statement has brought", () => {
  const next = { day: "2026-11-09", excess: -1 };
  expect(gapsOf([item(1, 11, 0)], { next })).toEqual([]);
  expect(gapsOf([item(5, 15, 0)], { next })).toMatchObject([
    { fromDay: "2026-11-05", endsWith: 15, beginsWith: 11 },
  ]);
});

test("one that was there before is passed over, also where a statement goes on behind it", () => {
  expect(gapsOf([item(1, 91, 0)], { excessBefore: -80 })).toEqual([]);
  expect(gapsOf([item(1, 91), item(1, 92, 0)])).toEqual([]);
});

test("what was typed in among the lines parts them", () => {
  expect(gapsOf([item(1, 11, 0), item(5, null), item(1, 12, 1)])).toMatchObject([
    { endsWith: 16, beginsWith: 11, row: 1 },
  ]);
});

test("an opening balance that the user leaves is passed over", () => {
  const first = { dayBefore: null, balanceBefore: 0 };
  expect(gapsOf([item(1, 50, 0)], first)).toHaveLength(1);
  expect(gapsOf([item(1, 50, 0)], first, { ...OPENING, isLeft: true })).toEqual([]);
  expect(gapsOf([item(1, 50, 0)], first, { ...OPENING, fen: 49 })).toEqual([]);
});
