import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileExpression } from "./compile-expression.ts";
import { ExpressionError } from "./expression-error.ts";
import { expressionFunctions } from "./functions.ts";

const scope: Record<string, unknown> = {
  n: 3.5,
  zero: -0,
  text: "税 tax-1",
  nothing: null,
  undef: undefined,
  yes: true,
  list: [3, 1, 2, null],
  words: ["a", "bb", ""],
  rows: [
    { id: 1, name: "甲", tags: ["x"], sub: { deep: 1 } },
    { id: 2, name: null, tags: [], sub: null },
  ],
  row: { id: 2, name: "乙", sub: { deep: "d" }, length: 9 },
};

/** Sources that the language refuses on purpose although JavaScript would give something. */
const REFUSED =
  /needs numbers|needs a number|needs a text|needs an (array|object)|is a method of|cannot be (part of a text|an index)|is inherited|nested at most|at most \d+ parts|needs at least one|whole number of digits/;

const name = fc.constantFrom(...Object.keys(scope), "x", "i");
const key = fc.constantFrom("id", "name", "sub", "deep", "tags", "length", "gone");
const link = fc.constantFrom(".", "?.");
const list = fc.constantFrom("list", "words", "rows", "rows", "nothing");
const each = fc.constantFrom("map", "filter", "some", "every", "find");
const parameters = fc.constantFrom("x", "(x)", "(x, i)", "()");
const literal = words("0 1 2.5 1e3 .5 '' 'a' \"税\\n\" true false null undefined ``");
const operator = words("+ - * / % < <= > >= === !== && || ?? + === &&");
const sign = words("! - + typeof");
const call = words(
  `includes(1) includes('a') includes(null) join('/') join() at(-1) slice(1) slice(-2,-1) trim() startsWith('税')
  endsWith('1') endsWith('税',1) toUpperCase() toLowerCase() padStart(12,'*') split('') split('-',1)`,
);

function words(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(...text.split(/\s+/));
}

/** The parts one after the other. */
function join(...parts: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> {
  const all = parts.map((part) => (typeof part === "string" ? fc.constant(part) : part));
  return fc.tuple(...all).map((pieces) => pieces.join(""));
}

const field = join(fc.constantFrom("row", "rows[0]", "rows[1]"), link, key);

function compound(inner: fc.Arbitrary<string>): fc.Arbitrary<string>[] {
  const operand = fc.oneof(inner, join("(", inner, ")"));
  const element = fc.oneof(inner, join("...", list));
  const several = (part: fc.Arbitrary<string>) =>
    fc.array(part, { maxLength: 3 }).map((parts) => parts.join(", "));
  const entry = fc.oneof(join(key, ": ", inner), join('"', key, '": ', inner), join("...", name));
  return [
    join(operand, " ", operator, " ", operand),
    join("((", inner, ")", fc.constantFrom(" == null)", " != null)")),
    join(sign, " ", operand),
    join(operand, " ? ", inner, " : ", inner),
    join("(", inner, ")", link, key),
    join(field, link, key, link, key),
    join(fc.oneof(name, field), fc.constantFrom("", "?."), "[", inner, "]"),
    join(fc.oneof(list, words("text row.name row")), link, call),
    join("(", inner, ")", link, call),
    join(list, link, each, "(", parameters, " => ", inner, ")"),
    join("[", several(element), "]"),
    join("({ ", several(entry), " })"),
    join("`a${", inner, "}b${", inner, "}\\n`"),
    join(words("round abs isBlank min"), "(", inner, ")"),
  ];
}

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    name,
    literal,
    field,
    ...compound(tie("expression")),
  ),
}));

type Outcome = { readonly value: unknown } | { readonly error: Error };

function outcome(run: () => unknown): Outcome {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof Error) return { error };
    throw error;
  }
}

/** Sums and products of decimals may differ in the last digits; decimal.test.ts holds them to what they are. */
function isSame(ours: unknown, theirs: unknown): boolean {
  return isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(shortened(ours), shortened(theirs));
}

function shortened(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toPrecision(12));
  if (typeof value === "string")
    return value.replace(/\d+\.\d+(?:e[+-]?\d+)?/g, (number) => String(shortened(Number(number))));
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([property, part]) => [property, shortened(part)]));
}

function inJavaScript(source: string, values: Record<string, unknown>): unknown {
  const functions = Object.entries(expressionFunctions).map(([called, { run }]) => [called, run] as const);
  const names = { ...Object.fromEntries(functions), ...values };
  return new Function(...Object.keys(names), `"use strict"; return (${source});`)(...Object.values(names));
}

test("whatever the language accepts has JavaScript's result, and what JavaScript refuses is refused", () => {
  let compared = 0;
  fc.assert(
    fc.property(expression, (source) => {
      const values = { ...scope, x: 1, i: "i" };
      const ours = outcome(() => compileExpression(source)(values));
      const theirs = outcome(() => inJavaScript(source, values));
      if ("error" in ours) {
        expect(ours.error).toBeInstanceOf(ExpressionError);
        if (!("error" in theirs)) expect(ours.error.message).toMatch(REFUSED);
        return;
      }
      expect(theirs, `${source} fails in JavaScript`).toHaveProperty("value");
      if ("value" in theirs) expect(isSame(ours.value, theirs.value), source).toBe(true);
      compared += 1;
    }),
    { numRuns: 4_000 },
  );
  expect(compared).toBeGreaterThan(1_000);
});

test("random garbage is refused with an ExpressionError or evaluated", () => {
  const piece = fc.constantFrom(
    "a",
    "row",
    ".",
    "?.",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "=>",
    "=",
    "==",
    "===",
    "!",
    "-",
    "+",
    "/",
    "*",
    "?",
    ":",
    "??",
    "||",
    ",",
    "...",
    "`",
    "${",
    "'",
    '"',
    "\\",
    "\\u0061",
    "1",
    "1e",
    "0x",
    "map",
    "some",
    "round",
    "typeof",
    "new",
    "this",
    "constructor",
    "__proto__",
    "#",
    "@",
    "//",
    "/*",
    "\n",
    "\u2028",
    "😀",
    "\ud800",
    "}}",
    "{{",
    "null",
    "in",
    "0",
    "n",
  );
  const garbage = fc.oneof(
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(garbage, (source) => {
      const result = outcome(() => compileExpression(source)({ row: { a: 1 }, a: ["b"] }));
      if (!("error" in result)) return;
      const { error } = result;
      expect(error).toBeInstanceOf(ExpressionError);
      if (!(error instanceof ExpressionError)) return;
      expect(error.offset).toBeGreaterThanOrEqual(0);
      expect(error.length).toBeGreaterThanOrEqual(0);
      expect(error.offset + error.length).toBeLessThanOrEqual(source.length);
    }),
    { numRuns: 4_000 },
  );
});
