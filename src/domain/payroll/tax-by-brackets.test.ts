import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { annualTax } from "../../../tests/oracles/withholding-oracle.ts";
import { ANNUAL_TABLES, LABOUR_TABLES, MONTHLY_TABLES } from "./rates/income-tables.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";

const tables = [...ANNUAL_TABLES, ...MONTHLY_TABLES, ...LABOUR_TABLES].map(({ brackets }) => brackets);
const [annual = []] = tables;

test.each([
  [0, 3, 0],
  [3_600_000, 3, 108_000],
  [3_600_001, 10, 108_000],
  [14_400_000, 10, 1_188_000],
  [30_000_000, 20, 4_308_000],
  [42_000_000, 25, 7_308_000],
  [66_000_000, 30, 14_508_000],
  [96_000_000, 35, 25_008_000],
  [100_000_000, 45, 26_808_000],
])("%d 分 of the year fall into the line of %d per cent: %d 分", (taxable, ratePercent, tax) =>
  expect(taxByBrackets(taxable, annual)).toMatchObject({ ratePercent, tax }),
);

test("half a 分 is rounded up", () => {
  expect([16, 17, 49, 50].map((fen) => taxByBrackets(fen, annual).tax)).toEqual([0, 1, 1, 2]);
});

test("is what the steps of the annual table add up to", () => {
  assert(
    property(integer({ min: 0, max: 99_999_999_999_999 }), (taxable) => {
      expect(taxByBrackets(taxable, annual).tax).toBe(annualTax(taxable));
    }),
  );
  for (const { upTo } of annual.slice(0, -1))
    for (const taxable of [upTo - 1, upTo, upTo + 1])
      expect(taxByBrackets(taxable, annual).tax).toBe(annualTax(taxable));
});

test("never falls when the amount grows, and does not jump at the edges of any table", () => {
  for (const brackets of tables) {
    for (const { upTo } of brackets.slice(0, -1)) {
      const jump = taxByBrackets(upTo + 1, brackets).tax - taxByBrackets(upTo, brackets).tax;
      expect([0, 1]).toContain(jump);
    }
    assert(
      property(
        integer({ min: 0, max: 200_000_000 }),
        integer({ min: 0, max: 10_000_000 }),
        (taxable, more) => {
          const { tax } = taxByBrackets(taxable, brackets);
          const { tax: taxOnMore } = taxByBrackets(taxable + more, brackets);
          expect(taxOnMore).toBeGreaterThanOrEqual(tax);
          expect(taxOnMore - tax).toBeLessThanOrEqual(more);
        },
      ),
    );
  }
});

test("what is no number is refused", () => {
  expect(() => taxByBrackets(Number.NaN, annual)).toThrow(RangeError);
});
