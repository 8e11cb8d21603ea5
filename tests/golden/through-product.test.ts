import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VAT_CASES } from "./calculate-vat.ts";
import { GOLDEN_CASES } from "./golden-case.ts";
import { TOPICS, goldenFacts } from "./golden-facts.ts";

const TAX = "server/contexts/tax";
const PAYROLL = "server/contexts/payroll/salary";

/** The files that put the facts of cases into the product, and read their results as its screens do. */
const FILES: readonly {
  readonly id: RegExp;
  readonly file: string;
  /** The name by which the file takes the cases; without one it names them. */
  readonly by?: string;
}[] = [
  {
    id: new RegExp(`^(${VAT_CASES.join("|")})$`),
    file: `${TAX}/company-period/golden-figures.test.ts`,
    by: "VAT_CASES",
  },
  {
    id: /^(vat-small-threshold-exact$|window-|quarter-special-cases$)/,
    file: `${TAX}/company-period/golden-figures.test.ts`,
  },
  {
    id: /^(small-[\d.]+-|surtax-odd-cent$|passenger-fares$|help-select-|prepaid-carried$)/,
    file: `${TAX}/company-period/golden-vat.test.ts`,
  },
  { id: /^partly-red-purchase-deducted$/, file: `${TAX}/red-letter/partly-red-purchases.test.ts` },
  { id: /^red-in-later-month$/, file: `${TAX}/red-letter/red-letters.test.ts` },
  {
    id: /^opening-credit-over-a-month-without-estimate$/,
    file: `${TAX}/opening/opening-amounts.test.ts`,
  },
  { id: /^(operating-|cit-|losses-five-years$)/, file: `${TAX}/income-tax/golden-income-tax.test.ts` },
  { id: /^small-enterprise-form-/, file: `${TAX}/income-tax/small-enterprise.test.ts` },
  { id: /^book-profit-/, file: "server/contexts/books/ledger/ledger-profit.test.ts" },
  {
    id: /^(pit-|wage-year-|wage-joined-|bonus-|labour-|severance-)/,
    file: `${PAYROLL}/lines/golden-pay.test.ts`,
  },
  { id: /^wage-all-items-zero$/, file: `${PAYROLL}/lines/given-income.test.ts` },
  {
    id: /^(child-education-imported-twice|claims-by-other-payer-in-one-month)$/,
    file: `${PAYROLL}/details/deduction-claims.test.ts`,
  },
  { id: /^relief-larger-than-tax$/, file: `${PAYROLL}/details/tax-relief.test.ts` },
  {
    id: /^(words-|late-fee-per-tax$|windows-2027-expected$|settlement-2025$)/,
    file: `${TAX}/tax-notice/golden-notices.test.ts`,
  },
];

/** Cases of functions alone, with the reason. */
const OF_FUNCTIONS: Readonly<Record<string, string>> = {
  "paytime-first-last": "the days are limited by expressions of the forms",
  historical: "a rule that server and screens share",
};

const IDS = [
  ...GOLDEN_CASES.map(({ id }) => id),
  ...TOPICS.flatMap((topic) => goldenFacts(topic, /./).map(({ id }) => id)),
];

test.each(IDS)("%s goes through the product", (id) => {
  const takers = FILES.filter((one) => one.id.test(id));
  expect(takers).toHaveLength(id in OF_FUNCTIONS ? 0 : 1);
  for (const { file, by = id.replace(/-?[\d.-]+(-\w+)?$/u, "") } of takers)
    expect([id, readFileSync(file, "utf8").includes(by)]).toEqual([id, true]);
});

test("no reason is left of a case that is gone", () => {
  for (const id of Object.keys(OF_FUNCTIONS)) expect(IDS).toContain(id);
});
