import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fuzz/random.ts";
import { NO_OPENING } from "../../domain/tax/vat-opening.ts";
import { neededInput } from "../../domain/tax/needed-input.ts";
import { type SelectionFacts, workOut } from "../figures/selection-facts.ts";
import { type WishKind, presentAmount, wishedAmount, wishedVat } from "./wished-vat.ts";

const FACTS: SelectionFacts = {
  outputTax: 6_000_000,
  simpleTax: 120_000,
  selectedTax: 0,
  otherInput: 0,
  transferOut: 0,
  opening: NO_OPENING,
  isOpeningUnknown: false,
  controlFee: 28_000,
  prepaid: 40_000,
  sales: 50_000_000,
  halved: false,
  place: "city",
  frequency: "monthly",
  period: "2026-10",
};

test.each<[WishKind, number, number]>([
  ["vat", 15_000, 1_500_000],
  ["total", 15_000, 1_500_000],
  ["rate", 3, 1_500_000],
])("a wish of %s names its amount", (kind, typed, amount) => {
  expect(wishedAmount(kind, typed, FACTS)).toBe(amount);
});

test("what is ticked for a wish never makes the tax fall short of it, and not a cent more than has to be is left", () => {
  const random = createRandom(14);
  for (const kind of ["vat", "total", "rate"] as const)
    for (let round = 0; round < 200; round += 1) {
      const amount = 300_000 + random.below(3_000_000);
      const vat = wishedVat(kind, amount, FACTS);
      const { controlFee, prepaid } = FACTS;
      const needed = neededInput({ ...FACTS, inputTax: 0, controlFee, prepaid }, vat);
      expect(presentAmount(kind, workOut(FACTS, needed))).toBeGreaterThanOrEqual(amount);
      expect(presentAmount(kind, workOut(FACTS, needed + 1))).toBeLessThanOrEqual(amount);
    }
});
