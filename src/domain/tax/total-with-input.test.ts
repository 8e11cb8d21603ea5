import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fuzz/random.ts";
import { type PeriodFacts, calculatePeriod } from "./calculate-period.ts";
import { NO_INVOICES } from "./invoice-totals.ts";
import { NO_SPECIAL_AMOUNTS } from "./special-amounts.ts";
import { totalWithInput } from "./total-with-input.ts";

const PERIOD = "2026-09";

test("an estimate with more input tax comes to what the period would be calculated with it", () => {
  const random = createRandom(185);
  let moved = 0;
  for (let number = 0; number < 2000; number += 1) {
    const below = (most: number) => random.below(most + 1);
    const taxpayer = {
      taxlayerType: below(3) === 0 ? "101" : "001",
      nsqxdm: below(1) === 0 ? "06" : "08",
      companyType: "1",
      scales: below(1) === 0 ? "micro" : null,
      areaId: below(1) === 0 ? "310115" : "320583",
    };
    const selectedTax = below(9_000_000);
    const more = below(5_000_000);
    const facts = (selected: number): PeriodFacts => ({
      kjnd: 2026,
      kjqj: 9,
      declared: {
        ...NO_INVOICES,
        count: 3,
        general: sale,
        simple,
        selectedTax: selected,
      },
      special: { ...NO_SPECIAL_AMOUNTS, ...special },
      opening,
    });
    const sale = { net: below(90_000_000), tax: below(12_000_000) };
    const simple = { net: below(900_000), tax: below(27_000) };
    const special = {
      transferOut: below(100_000),
      passengerTax: below(10_000),
      controlFee: below(30_000),
      prepaid: below(80_000),
    };
    const opening = {
      credit: below(300_000),
      controlFee: below(30_000),
      prepaid: below(30_000),
      isUnknown: false,
    };
    const { stored, estimate } = calculatePeriod(taxpayer, facts(selectedTax));
    const wanted = calculatePeriod(taxpayer, facts(selectedTax + more)).estimate.total;
    expect({ number, total: totalWithInput(taxpayer, PERIOD, stored, more) }).toEqual({
      number,
      total: wanted,
    });
    if (wanted !== estimate.total) moved += 1;
  }
  expect(moved).toBeGreaterThan(500);
});
