import { readFile } from "node:fs/promises";
import {
  assert,
  array,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from "fast-check";
import { expect, test } from "vitest";
import { readProject } from "../../../../../src/schema/project/read-project.ts";
import { columnsOfKind, layoutsOfKind } from "../../../../imports/columns-of-kind.ts";
import { type FileTable, readTable } from "../../../../imports/table/read-table.ts";
import type { RawCell } from "../../../../platform/spreadsheet/read-sheets.ts";
import { statementKind } from "../statement-kind.ts";
import { readStatement } from "./read-statement.ts";

interface Titles {
  readonly way: "columns" | "signed" | "marked";
  readonly day: string;
  readonly text: string;
  readonly in?: string;
  readonly out?: string;
  readonly amount?: string;
  readonly mark?: string;
  readonly balance: string;
  readonly payer: string;
}

const TITLES = JSON.parse(
  await readFile(
    new URL("../../../../../tests/fixtures/statements/public-titles.json", import.meta.url),
    "utf8",
  ),
) as {
  readonly layouts: readonly Titles[];
  readonly others: readonly string[];
  readonly fees: readonly string[];
};
const project = await readProject(".");
const columns = columnsOfKind("bank-statement", project);
const layouts = layoutsOfKind("bank-statement", project);
const LIMITS = { zy: 100, dfhm: 100, dfzh: 60, dfkhh: 60, lsh: 40, remark: 150 };

/** One movement of the account, from which a file is made. */
interface Fact {
  readonly day: string;
  readonly fen: number;
  readonly balanceFen: number;
}

const AMOUNTS: readonly ((fen: number) => RawCell)[] = [
  (fen) => fen / 100,
  (fen) => fen / 100 + 1e-11,
  (fen) => (fen / 100).toFixed(2),
  (fen) => (fen / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }),
  (fen) => `¥${(fen / 100).toFixed(2)}`,
  (fen) => `${(fen / 100).toFixed(2)}元`,
];
const DAYS: readonly ((day: string) => RawCell)[] = [
  (day) => day,
  (day) => day.replaceAll("-", ""),
  (day) => day.replaceAll("-", "/"),
  (day) => `${day} 10:20:30`,
  (day) => day.replace(/(\d+)-(\d+)-(\d+)/, "$1年$2月$3日"),
];
const BLANKS: readonly RawCell[] = [null, "", "-", "--", 0, "0.00"];

/** Most files have nothing of the kind. */
const NONE = Array.from({ length: 8 }, () => undefined);

const file = record({
  titles: constantFrom(...TITLES.layouts),
  moves: array(
    record({ gap: integer({ min: 0, max: 3 }), fen: integer({ min: 1, max: 9_999_999 }), isIn: boolean() }),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  amount: constantFrom(...AMOUNTS),
  day: constantFrom(...DAYS),
  blank: constantFrom(...BLANKS),
  isReversed: boolean(),
  isMarkedInWords: boolean(),
  order: shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
  cover: array(constantFrom("账户明细", "户名：上海样例有限公司", "2026年1月至3月"), { maxLength: 4 }),
  other: constantFrom(...NONE, ...TITLES.others),
  fee: constantFrom(...NONE, ...TITLES.fees),
  hasTotal: boolean(),
  hasBlankLine: boolean(),
  /** A defect that no reading may pass over. */
  defect: constantFrom(...NONE, "error cell", "wrong total", "broken balance", "no day"),
});
type FileFacts = typeof file extends { generate: (...args: never[]) => { value: infer Value } }
  ? Value
  : never;

function factsOf({ moves }: FileFacts): Fact[] {
  let balanceFen = 50_000_000;
  let at = Date.UTC(2026, 0, 4);
  return moves.map(({ gap, fen, isIn }) => {
    at += gap * 86_400_000;
    balanceFen += isIn ? fen : -fen;
    return { day: new Date(at).toISOString().slice(0, 10), fen: isIn ? fen : -fen, balanceFen };
  });
}

/** The cells of a fact by the titles of the file. */
function cellsOf({ day, fen, balanceFen }: Fact, made: FileFacts): Map<string, RawCell> {
  const { titles, amount, blank } = made;
  const cells = new Map<string, RawCell>([
    [titles.day, made.day(day)],
    [titles.text, "货款"],
    [titles.balance, amount(balanceFen)],
    [titles.payer, "上海样例商贸有限公司"],
  ]);
  if (titles.way === "columns") {
    cells.set(titles.in ?? "", fen > 0 ? amount(fen) : blank);
    cells.set(titles.out ?? "", fen < 0 ? amount(-fen) : blank);
  } else if (titles.way === "signed") cells.set(titles.amount ?? "", fen > 0 ? amount(fen) : -(-fen / 100));
  else {
    cells.set(titles.amount ?? "", amount(Math.abs(fen)));
    const [inward, outward] = made.isMarkedInWords ? ["收入", "支出"] : ["贷", "借"];
    cells.set(titles.mark ?? "", fen > 0 ? inward : outward);
  }
  if (made.other !== undefined) cells.set(made.other, "A01");
  if (made.fee !== undefined) cells.set(made.fee, 1.25);
  return cells;
}

function sheetOf(made: FileFacts, facts: readonly Fact[]): readonly (readonly RawCell[])[] {
  const rows = facts.map((fact) => cellsOf(fact, made));
  spoil(rows, made);
  const names = [...(rows[0]?.keys() ?? [])];
  const head = made.order.flatMap((place) => names[place] ?? []);
  const body = (made.isReversed ? rows.toReversed() : rows).map((row) =>
    head.map((title) => row.get(title) ?? null),
  );
  const [first, ...others] = body;
  const blank = made.hasBlankLine ? [head.map(() => null)] : [];
  const total = made.hasTotal || made.defect === "wrong total" ? [totalLine(made, facts, head)] : [];
  return [
    ...made.cover.map((line) => [line]),
    head,
    ...(first ? [first] : []),
    ...blank,
    ...others,
    ...total,
  ];
}

function spoil(rows: readonly Map<string, RawCell>[], { titles, defect }: FileFacts): void {
  const last = rows.at(-1);
  if (defect === "error cell") last?.set(titles.balance, "#REF!");
  if (defect === "no day") last?.set(titles.day, "昨天");
  if (defect === "broken balance" && rows.length > 1) last?.set(titles.balance, 1);
}

function totalLine(
  { titles, defect }: FileFacts,
  facts: readonly Fact[],
  head: readonly string[],
): readonly RawCell[] {
  const sum = (isIn: boolean) =>
    facts.reduce((fen, fact) => (fact.fen > 0 === isIn ? fen + Math.abs(fact.fen) : fen), 0) / 100;
  const off = defect === "wrong total" ? 1 : 0;
  const sums = new Map<string, RawCell>([
    [titles.in ?? "", sum(true) + off],
    [titles.out ?? "", sum(false)],
    [titles.amount ?? "", (titles.way === "marked" ? sum(true) + sum(false) : sum(true) - sum(false)) + off],
  ]);
  const label = head.findIndex((title) => !sums.has(title));
  return head.map((title, place) => (place === label ? "合计" : (sums.get(title) ?? null)));
}

type Outcome = "equal" | "asked" | "refused" | "other";

function outcomeOf(made: FileFacts): Outcome {
  const facts = factsOf(made);
  const lines = sheetOf(made, facts).map((cells, index) => ({ line: index + 1, cells }));
  const sheet = {
    name: "明细",
    isHidden: false,
    lines: lines.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== "")),
    merges: [],
  };
  const table = readTable(sheet, { columns, layouts }, new Map());
  const account = { yhzh: "31001502600000000001", bzdm: "CNY" };
  const statement = readStatement(table.rows, { account, limits: LIMITS });
  if (isAsked(table) || statement.isMinusOpen) return "asked";
  if ([...statement.faults.values()].some((faults) => faults.length > 0)) return "refused";
  const read = statement.lines.map(({ day, fen, statedFen }) => ({ day, fen, balanceFen: statedFen }));
  return JSON.stringify(read) === JSON.stringify(facts) ? "equal" : "other";
}

function isAsked({ columns: found, doubled }: FileTable): boolean {
  const taken = new Set(found.flatMap(({ field }) => field ?? []));
  const lacks = statementKind.lackOf?.(taken) !== undefined;
  return lacks || doubled.length > 0 || found.some(({ state }) => state === "open");
}

test("ten thousand files give the facts that they tell, are asked about, or are refused for what is wrong with them", () => {
  const counts: Record<Outcome, number> = { equal: 0, asked: 0, refused: 0, other: 0 };
  assert(
    property(file, (made) => {
      const outcome = outcomeOf(made);
      counts[outcome] += 1;
      if (outcome === "asked") return true;
      if (made.defect === undefined) return outcome === "equal" && made.fee === undefined;
      if (made.fee !== undefined) return outcome === "refused";
      const isShown = made.defect !== "broken balance" || made.moves.length > 1;
      return outcome === (isShown ? "refused" : "equal");
    }),
    { numRuns: 10_000, seed: 20_261_201 },
  );
  expect(counts.other).toBe(0);
  expect(counts.equal).toBeGreaterThan(3000);
  expect(counts.refused).toBeGreaterThan(500);
});
