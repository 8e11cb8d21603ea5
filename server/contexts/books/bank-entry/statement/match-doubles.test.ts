import { expect, test } from "vitest";
import { matchDoubles } from "./match-doubles.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

const LINE: StatementLine = {
  row: 0,
  day: "2026-11-02",
  time: null,
  sjfx: 2,
  fen: -100,
  statedFen: null,
  zy: "手续费",
  dfhm: null,
  dfzh: null,
  dfkhh: null,
  lsh: null,
  remark: null,
};

const ENTRY: RegisterEntry = { ...LINE, id: 1, isTyped: false, place: 1 };

/** Row → id of the entry that it is. */
function match(lines: readonly Partial<StatementLine>[], entries: readonly Partial<RegisterEntry>[]) {
  const doubles = matchDoubles(
    lines.map((line, row) => ({ ...LINE, ...line, row })),
    entries.map((entry, place) => ({ ...ENTRY, ...entry, id: place + 1 })),
  );
  return [...doubles].map(([row, { id }]) => [row, id] as const).toSorted(([a], [b]) => a - b);
}

test("each entry stands for one line", () => {
  expect(match([{}, {}], [{}])).toEqual([[0, 1]]);
  expect(match([{}, {}], [{}, {}, {}])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test.each([
  ["another day", { day: "2026-11-03" }],
  ["another amount", { fen: -101 }],
  ["another direction", { sjfx: 1 as const, fen: -100 }],
  ["another time", { time: "10:00:00" }],
  ["another balance", { statedFen: 2 }],
  ["another summary", { zy: "年费" }],
  ["another counterpart", { dfhm: "乙" }],
  ["another account", { dfzh: "2" }],
  ["another serial number", { lsh: "B" }],
])("%s is another movement", (_name, difference) => {
  const entry = { time: "09:00:00", statedFen: 1, dfhm: "甲", dfzh: "1", lsh: "A" };
  const same = { ...entry, lsh: null, statedFen: null };
  expect(match([entry], [entry])).toEqual([[0, 1]]);
  expect(match([{ ...same, ...difference }], [entry])).toEqual([]);
});

test("the serial number, or the balance, proves it whatever the words are", () => {
  expect(match([{ lsh: "A", zy: "改过" }], [{ lsh: "A", dfhm: "改过" }])).toEqual([[0, 1]]);
  expect(match([{ statedFen: 7, zy: "甲" }], [{ statedFen: 7, zy: "乙" }])).toEqual([[0, 1]]);
});

test("what proves more is matched first", () => {
  expect(match([{}, { lsh: "A" }], [{ lsh: "A" }, {}])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test("the words of what was typed in are the user's, its counterpart must not be another one", () => {
  expect(match([{ zy: "转账" }], [{ zy: "付手续费", isTyped: true }])).toEqual([[0, 1]]);
  expect(match([{ zy: "转账", dfhm: "甲" }], [{ zy: "付手续费", dfhm: "乙", isTyped: true }])).toEqual([]);
});
