import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { AMOUNT_LIMIT, fenToYuan, formatYuan, yuanToFen } from "../../domain/money.ts";
import { compileExpression } from "../../expression/compile-expression.ts";
import { cleanNumericText, readNumericText } from "../inputs/numeric-text.ts";

/** Thousands separated by hand, from whole 分. */
function writtenOut(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, "0");
  const yuan = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${fen < 0n ? "-" : ""}${yuan}.${digits.slice(-2)}`;
}

const RULES = { decimals: 2, signed: true, limit: AMOUNT_LIMIT };
const anyFen = integer({ min: -99_999_999_999_900, max: 99_999_999_999_900 });

test("10,000 amounts are written as whole 分 are, and come back when they are typed so", () => {
  assert(
    property(anyFen, (fen) => {
      const text = formatYuan(fenToYuan(fen));
      expect(text).toBe(writtenOut(BigInt(fen)));
      const typed = readNumericText(cleanNumericText(text, RULES));
      expect(typed === undefined || typeof typed === "string" ? typed : yuanToFen(typed)).toBe(fen);
    }),
    { numRuns: 10_000 },
  );
});

test("nothing beyond the greatest amount can be typed", () => {
  assert(
    property(integer({ min: AMOUNT_LIMIT, max: Number.MAX_SAFE_INTEGER }), (yuan) => {
      expect(cleanNumericText(`-${yuan}.99`, RULES)).toBe(`-${AMOUNT_LIMIT}`);
    }),
  );
});

test("100,000 rows add up to the cent, in 分 and in an expression", () => {
  // A fixed sequence of amounts, up to ten million yuan, of both signs.
  let seed = 20_261_120n;
  const fen = Array.from({ length: 100_000 }, () => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return ((seed >> 20n) % 2_000_000_000n) - 1_000_000_000n;
  });
  const exact = fen.reduce((total, amount) => total + amount, 0n);
  const amounts = fen.map((amount) => Number(amount) / 100);
  expect(amounts.reduce((total, yuan) => total + yuanToFen(yuan), 0)).toBe(Number(exact));
  expect(compileExpression("sum(amounts)")({ amounts })).toBe(Number(exact) / 100);
});
