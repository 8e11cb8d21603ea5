import { expect, test } from "vitest";
import { type BusinessFacts, businessWarnings, zeroMonthsOf } from "./business-warnings.ts";
import { BELOW, NEAR, OVER } from "./year-sales.ts";

/** Facts without a warning; the burden of 3 % is that of the industry. */
const QUIET: BusinessFacts = {
  isGeneral: true,
  zeroMonths: 0,
  vat: 3_000_00,
  taxedSales: 100_000_00,
  industryVat: 30_000_00,
  industrySales: 1_000_000_00,
  industryNum: 3,
  sales: 10_000_00,
  lastSales: 10_000_00,
  profit: 1,
  yearSalesState: BELOW,
};
const told = (facts: Partial<BusinessFacts>) => businessWarnings({ ...QUIET, ...facts });
const small = (facts: Partial<BusinessFacts>) => told({ isGeneral: false, ...facts });

test("nothing is told of a client that does as the others do", () => {
  expect(told({})).toEqual([]);
  expect(small({})).toEqual([]);
});

test("零申报 is told from the third month on end", () => {
  expect(told({ zeroMonths: 2 })).toEqual([]);
  expect(told({ zeroMonths: 3 })).toEqual(["zero"]);
});

test("a burden is told when it differs from the industry's by more than 30 %, not by 30 %", () => {
  expect(told({ vat: 2_100_00 })).toEqual([]);
  expect(told({ vat: 2_099_99 })).toEqual(["burdenLow"]);
  expect(told({ vat: 3_900_00 })).toEqual([]);
  expect(told({ vat: 3_900_01 })).toEqual(["burdenHigh"]);
  expect(told({ vat: 0 })).toEqual(["burdenLow"]);
});

test("a burden is compared of general taxpayers alone, and where the industry has an average", () => {
  expect(small({ vat: 0 })).toEqual([]);
  expect(told({ vat: 0, industryNum: 2 })).toEqual([]);
  expect(told({ vat: 0, industryVat: 0 })).toEqual([]);
  expect(told({ vat: 0, industrySales: 0 })).toEqual([]);
  expect(told({ vat: 0, taxedSales: 0 })).toEqual([]);
});

test("a burden is exact where sums are too large for numbers", () => {
  const huge = { taxedSales: 9_000_000_000_000_00, industrySales: 9_000_000_000_000_00 };
  expect(told({ ...huge, vat: 700_000_000_000_00, industryVat: 1_000_000_000_000_00 })).toEqual([]);
  expect(told({ ...huge, vat: 699_999_999_999_99, industryVat: 1_000_000_000_000_00 })).toEqual([
    "burdenLow",
  ]);
});

test("sales are told when they rose or fell by more than half against the same month of the year before", () => {
  expect(told({ sales: 15_000_00 })).toEqual([]);
  expect(told({ sales: 15_000_01 })).toEqual(["surge"]);
  expect(told({ sales: 5_000_00 })).toEqual([]);
  expect(told({ sales: 4_999_99 })).toEqual(["drop"]);
  expect(told({ sales: 0 })).toEqual(["drop"]);
});

test("sales are not compared with months that are not known, or in which nothing was sold", () => {
  expect(told({ sales: null })).toEqual([]);
  expect(told({ lastSales: null })).toEqual([]);
  expect(told({ lastSales: 0 })).toEqual([]);
  expect(told({ lastSales: -5_00 })).toEqual([]);
});

test("a loss is that of books", () => {
  expect(told({ profit: -1 })).toEqual(["loss"]);
  expect(told({ profit: 0 })).toEqual([]);
  expect(told({ profit: null })).toEqual([]);
});

test("the limit of sales concerns small-scale taxpayers alone", () => {
  expect(small({ yearSalesState: NEAR })).toEqual(["nearLimit"]);
  expect(small({ yearSalesState: OVER })).toEqual(["overLimit"]);
  expect(small({ yearSalesState: null })).toEqual([]);
  expect(told({ yearSalesState: OVER })).toEqual([]);
});

test("several are told in the order of the code table", () => {
  expect(small({ profit: -1, sales: 0, zeroMonths: 12, yearSalesState: NEAR })).toEqual([
    "zero",
    "drop",
    "loss",
    "nearLimit",
  ]);
});

test("months of zero are counted back from the last one, until one that is not or is not known", () => {
  expect(zeroMonthsOf(0)).toBe(0);
  expect(zeroMonthsOf(0b1)).toBe(1);
  expect(zeroMonthsOf(0b1110)).toBe(0);
  expect(zeroMonthsOf(0b11_0111)).toBe(3);
  expect(zeroMonthsOf(0b1111_1111_1111)).toBe(12);
});
