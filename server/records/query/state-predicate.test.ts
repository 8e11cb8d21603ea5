import * as fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SchemaRow } from "../../../src/schema/contracts.ts";
import { compileState } from "../../../src/schema/predicate/compile-state.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { stateCondition, type StateColumn } from "./state-predicate.ts";

/** A predicate as text, and what it means, said a second time and as plainly as possible. */
interface Sample {
  readonly text: string;
  readonly holds: (row: SchemaRow) => boolean;
}

interface Value {
  readonly text: string;
  readonly of: (row: SchemaRow) => unknown;
}

const GIVEN = { today: "2026-10-21", period: "2026-10" };
const COLUMNS: { readonly [name: string]: StateColumn["type"] } = {
  amount: "number",
  code: "number",
  name: "text",
  since: "text",
  isSigned: "boolean",
};
const NUMBERS = [0, 1, 2, -1, 2.5, 100.01, 2026, 12_345_678_901];
const TEXTS = [
  "",
  "a",
  "B",
  "甲",
  "2026-09",
  "2026-10",
  "2026-10-21",
  "2026-11-01",
  "2024-02-29",
  "2026-02-29",
  "2026-13-01",
  "2026-12-31",
  "1",
  "true",
  "😀",
  "\uFF5E",
];

/** The date functions, said a second time. */
const DATE_FUNCTIONS: { readonly [name: string]: (value: unknown, count: number) => unknown } = {
  addDays: (value, count) => inYears(dayNumber(value), (day) => dayText(day + count)),
  addMonths: (value, count) => inYears(monthNumber(value), (month) => monthText(month + count)),
  endOfMonth: (value) =>
    inYears(monthNumber(value), (month) => dayText(Date.UTC(2000, month - 24_000 + 1, 0) / 86_400_000)),
  monthOf: (value) => inYears(monthNumber(value), (month) => (month % 12) + 1),
  yearOf: (value) => inYears(monthNumber(value), (month) => Math.floor(month / 12)),
};

const numbers = fc.constantFrom(...NUMBERS);
const texts = fc.constantFrom(...TEXTS);
const literals = fc.oneof(numbers, texts, fc.boolean(), fc.constant(null));
const rowsArbitrary = fc.record({
  amount: fc.option(numbers),
  code: fc.option(fc.integer({ min: 0, max: 3 })),
  name: fc.option(texts),
  since: fc.option(texts),
  isSigned: fc.option(fc.boolean()),
});

const literalValues = literals.map((value): Value => ({ text: JSON.stringify(value), of: () => value }));
const plainValues: fc.Arbitrary<Value> = fc.oneof(
  { arbitrary: fc.constantFrom(...Object.keys(COLUMNS)).map(pathValue), weight: 4 },
  { arbitrary: literalValues, weight: 2 },
  {
    arbitrary: fc
      .constantFrom(...(["period", "today"] as const))
      .map((name): Value => ({ text: name, of: () => GIVEN[name] })),
    weight: 1,
  },
);
const COUNTS = [0, 1, -1, 30, 31, -365, 366, 36_500];
const dateValues: fc.Arbitrary<Value> = fc
  .tuple(plainValues, fc.constantFrom(...COUNTS), fc.constantFrom(...Object.keys(DATE_FUNCTIONS)))
  .map(([value, count, name]) => {
    const isAdding = name.startsWith("add");
    return {
      text: isAdding ? `${name}(${value.text}, ${count})` : `${name}(${value.text})`,
      of: (row) => DATE_FUNCTIONS[name]!(value.of(row), count),
    };
  });
const fallbackValues = fc.tuple(plainValues, literalValues).map(([value, fallback]): Value => ({
  text: `(${value.text} ?? ${fallback.text})`,
  of: (row) => (value.of(row) === null ? fallback.of(row) : value.of(row)),
}));
const values = fc.oneof(
  { arbitrary: plainValues, weight: 3 },
  { arbitrary: fallbackValues, weight: 1 },
  { arbitrary: dateValues, weight: 2 },
);

const comparisons = fc
  .tuple(values, fc.constantFrom("===", "!==", "<", "<=", ">", ">="), values)
  .map(([left, operator, right]): Sample => ({
    text: `${left.text} ${operator} ${right.text}`,
    holds: (row) => compare(left.of(row), operator, right.of(row)),
  }));
const memberships = fc.tuple(fc.array(literals, { maxLength: 3 }), values).map(([list, value]): Sample => ({
  text: `${JSON.stringify(list)}.includes(${value.text})`,
  holds: (row) => list.some((item) => item === value.of(row)),
}));
const truths = values.map((value): Sample => ({ text: value.text, holds: (row) => value.of(row) === true }));

const { predicates } = fc.letrec<{ predicates: Sample }>((tie) => ({
  predicates: fc.oneof(
    { maxDepth: 4, depthIdentifier: "predicate" },
    { arbitrary: comparisons, weight: 4 },
    { arbitrary: memberships, weight: 2 },
    { arbitrary: truths, weight: 1 },
    {
      arbitrary: fc
        .tuple(tie("predicates"), fc.constantFrom("&&", "||"), tie("predicates"))
        .map(([left, operator, right]): Sample => ({
          text: `(${left.text}) ${operator} (${right.text})`,
          holds: (row) =>
            operator === "&&" ? left.holds(row) && right.holds(row) : left.holds(row) || right.holds(row),
        })),
      weight: 4,
    },
    {
      arbitrary: tie("predicates").map((predicate): Sample => ({
        text: `!(${predicate.text})`,
        holds: (row) => !predicate.holds(row),
      })),
      weight: 2,
    },
  ),
}));

/** A real day as its number, a real month as its number; null for any other value. */
function dayNumber(value: unknown): number | null {
  const text = typeof value === "string" ? value : "";
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const number = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
  return dayText(number) === text ? number : null;
}

function monthNumber(value: unknown): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(typeof value === "string" ? value : "") ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? Number(year) * 12 + Number(month) - 1 : null;
}

const dayText = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const monthText = (number: number) => dayText(Date.UTC(2000, number - 24_000) / 86_400_000).slice(0, 7);

function inYears<Result>(number: number | null, work: (number: number) => Result): Result | null {
  return number === null ? null : work(number);
}

function pathValue(name: string): Value {
  return { text: `row.${name}`, of: (row) => row[name] ?? null };
}

function compare(left: unknown, operator: string, right: unknown): boolean {
  if (operator === "===") return left === right;
  if (operator === "!==") return left !== right;
  if (left === null || right === null || typeof left !== typeof right) return false;
  const [a, b] = [left, right].map((side) =>
    typeof side === "string"
      ? Array.from(side, (character) => character.codePointAt(0)!.toString(16).padStart(6, "0")).join()
      : Number(side),
  ) as [never, never];
  return { "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b }[operator]!;
}

const ROWS = fc.sample(rowsArbitrary, { numRuns: 80, seed: 20_261_021 }).map((row, id) => ({ id, ...row }));
let opened: TestDatabase;
let db: Kysely<{ state_sample: (typeof ROWS)[number] }>;

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db as unknown as typeof db;
  await sql`create table state_sample
    (id integer, amount numeric(18, 2), code integer, name text, since text, is_signed boolean)`.execute(db);
  await db.insertInto("state_sample").values(ROWS).execute();
});
afterAll(() => opened.drop());

async function idsOf(state: Parameters<typeof stateCondition>[0], value: string): Promise<number[]> {
  const columnOf = (path: string): StateColumn => ({ sql: sql.ref(path), type: COLUMNS[path]! });
  const matching = await db
    .selectFrom("state_sample")
    .select("id")
    .where(stateCondition(state, value, columnOf, GIVEN))
    .orderBy("id")
    .execute();
  return matching.map(({ id }) => id);
}

test("closure, SQL and a plain reading of a condition agree on every row", async () => {
  await fc.assert(
    fc.asyncProperty(predicates, async ({ text, holds }) => {
      const state = { cases: [{ value: "yes", label: "是", when: `{{ ${text} }}` }] };
      const { caseOf } = compileState(state, GIVEN);
      const expected = ROWS.filter(holds).map(({ id }) => id);
      expect(ROWS.filter((row) => caseOf(row) !== undefined).map(({ id }) => id)).toEqual(expected);
      expect(await idsOf(state, "yes")).toEqual(expected);
    }),
    { numRuns: 600 },
  );
}, 60_000);

test("every row is in the first case that holds, here and there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(predicates, { minLength: 1, maxLength: 3 }), async (samples) => {
      const cases = samples.map(({ text }, index) => ({
        value: `case${index}`,
        label: `第 ${index + 1} 种`,
        when: `{{ ${text} }}`,
      }));
      const state = { cases: [...cases, { value: "other", label: "其他" }] };
      const { caseOf } = compileState(state, GIVEN);
      for (const [index, { value }] of state.cases.entries()) {
        const first = (row: SchemaRow) =>
          [...samples.map(({ holds }) => holds(row)), true].indexOf(true) === index;
        const expected = ROWS.filter(first).map(({ id }) => id);
        expect(ROWS.filter((row) => caseOf(row)?.value === value).map(({ id }) => id)).toEqual(expected);
        expect(await idsOf(state, value)).toEqual(expected);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test("no row has a state that there is not", async () => {
  expect(await idsOf({ cases: [{ value: "any", label: "任意" }] }, "none")).toEqual([]);
  expect(await idsOf({ cases: [{ value: "any", label: "任意" }] }, "any")).toHaveLength(ROWS.length);
});
