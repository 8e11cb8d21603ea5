import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileExpression } from "./compile-expression.ts";

const evaluate = (source: string) => compileExpression(source)({});

test.each<[source: string, value: unknown]>([
  ["0.1 + 0.2", 0.3],
  ["0.3 - 0.1", 0.2],
  ["87587.9 * 0.05", 4379.395],
  ["round(87587.90 * 0.05, 2)", 4379.4],
  ["round(1.15 * 100, 0)", 115],
  ["sum([0.1, 0.2, 0.3, -0.6])", 0],
  ["sum([1e12, 0.1, 0.2])", 1_000_000_000_000.3],
  ["sum([0.1, 0.2])", 0.3],
  ["1e308 * 10", Infinity],
  ["-0.5 * 0", -0],
])("%s is calculated with decimals", (source, value) => {
  expect(evaluate(source)).toBe(value);
});

const fen = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

test("sums and differences of money are exact to the cent", () => {
  fc.assert(
    fc.property(fen, fen, (left, right) => {
      const scope = { left: left / 100, right: right / 100, list: [left / 100, right / 100] };
      for (const source of ["left + right", "sum(list)"])
        expect(compileExpression(source)(scope)).toBe((left + right) / 100);
      expect(compileExpression("left - right")(scope)).toBe((left - right) / 100);
    }),
  );
});

test("a rounded product of money and a rate is what whole numbers give", () => {
  fc.assert(
    fc.property(fen, fc.integer({ min: 0, max: 1_000 }), (amount, perMille) => {
      const product = BigInt(Math.abs(amount)) * BigInt(perMille);
      const cents = Number((product + 500n) / 1000n);
      const expected = cents === 0 ? 0 : (Math.sign(amount) * cents) / 100;
      const scope = { amount: amount / 100, rate: perMille / 1000 };
      expect(compileExpression("round(amount * rate, 2) + 0")(scope)).toBe(expected);
    }),
  );
});

const decimal = fc.record({
  digits: fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
  places: fc.integer({ min: 0, max: 12 }),
});

test("sums and products are those of the decimal texts, whichever way they are worked out", () => {
  fc.assert(
    fc.property(decimal, decimal, (left, right) => {
      const scope = {
        left: Number(`${left.digits}e-${left.places}`),
        right: Number(`${right.digits}e-${right.places}`),
      };
      const [a, b] = [readExactly(scope.left), readExactly(scope.right)];
      const places = Math.max(a.places, b.places);
      const sum = a.digits * 10n ** BigInt(places - a.places) + b.digits * 10n ** BigInt(places - b.places);
      expect(Number(compileExpression("left + right + 0")(scope))).toBe(Number(`${sum}e-${places}`));
      const product = Number(`${a.digits * b.digits}e-${a.places + b.places}`);
      if (!Number.isSafeInteger(scope.left * scope.right))
        expect(compileExpression("left * right")(scope)).toBe(product);
    }),
    { numRuns: 2000 },
  );
});

/** The shortest text of a number, as digits and decimals. */
function readExactly(value: number): { readonly digits: bigint; readonly places: number } {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}
