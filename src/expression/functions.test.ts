import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileExpression } from "./compile-expression.ts";
import { expressionFunctions } from "./functions.ts";

test.each<[source: string, value: unknown]>([
  ["abs(-3.5)", 3.5],
  ["round(2.5)", 3],
  ["round(-2.5)", -3],
  ["round(1.005, 2)", 1.01],
  ["round(-1.005, 2)", -1.01],
  ["round(8.345, 2)", 8.35],
  ["round(0.0000001, 3)", 0],
  ["round(-0.1)", 0],
  ["round(1e21 + 0.5, 2)", 1e21],
  ["round(1234.5678, 3)", 1234.568],
  ["min(3, 1, 2)", 1],
  ["max(3, 1, 2)", 3],
  ["money(1234.5)", "1,234.50"],
  ["money(-0.001)", "0.00"],
  ["sum([1, 2.5])", 3.5],
  ["sum([])", 0],
  ["toNumber('1001003')", 1_001_003],
  ["toNumber('-2.5')", -2.5],
  ["isBlank(null)", true],
  ["isBlank(undefined)", true],
  ["isBlank('  \\u3000')", true],
  ["isBlank([])", true],
  ["isBlank(0)", false],
  ["isBlank(false)", false],
  ["isBlank('a')", false],
  ["isBlank([null])", false],
  ["isBlank({})", false],
])("%s", (source, value) => {
  expect(compileExpression(source)({})).toBe(value);
});

test.each<[source: string, message: string]>([
  ["abs('1')", "abs needs a number, got a text"],
  ["round(null)", "round needs a number, got null"],
  ["round(1.5, 0.5)", "round needs a whole number of digits from 0 to 10"],
  ["round(1.5, -1)", "round needs a whole number of digits from 0 to 10"],
  ["min()", "min needs at least one number"],
  ["max(1, null)", "max needs a number, got null"],
  ["sum([1, '2'])", "sum needs a number, got a text"],
  ["sum(1, 2)", "sum needs an array, got a number"],
])("%s is refused", (source, message) => {
  expect(() => compileExpression(source)({})).toThrow(message);
});

test("round agrees with rounding the decimal text by hand", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (thousandths) => {
      const size = Math.abs(thousandths);
      const hundredths = Math.floor(size / 10) + (size % 10 >= 5 ? 1 : 0);
      const expected = hundredths === 0 ? 0 : (Math.sign(thousandths) * hundredths) / 100;
      expect(compileExpression("round(n, 2)")({ n: thousandths / 1000 })).toBe(expected);
    }),
  );
});

describe("every function", () => {
  test.each(Object.entries(expressionFunctions))(
    "%s is declared and described",
    (name, { declaration, summary }) => {
      expect(declaration.startsWith(`${name}(`)).toBe(true);
      expect(summary).toMatch(/^[A-Z].*\.$/);
    },
  );
});
