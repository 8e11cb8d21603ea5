import { expect, test } from "vitest";
import { taxedNonDomiciledWages } from "./non-domiciled-wages.ts";

const wages = {
  period: "2026-06",
  paidHere: 2_000_000,
  paidAbroad: 1_000_000,
  daysHere: 15,
  daysAbroad: 15,
};

test("up to 90 days only pay from here for work here is taxed", () => {
  expect(taxedNonDomiciledWages({ ...wages, residentDays: 90 })).toBe(1_000_000);
});

test("below 183 days all pay for work here is taxed, wherever it comes from", () => {
  expect(taxedNonDomiciledWages({ ...wages, residentDays: 91 })).toBe(1_500_000);
  expect(taxedNonDomiciledWages({ ...wages, residentDays: 182 })).toBe(1_500_000);
});

test("from 183 days on only pay from abroad for work abroad stays free", () => {
  expect(taxedNonDomiciledWages({ ...wages, residentDays: 183 })).toBe(2_500_000);
});

test("half a 分 of taxed wages is rounded up, never the wages that stay free", () => {
  const odd = { ...wages, paidHere: 2_000_000, paidAbroad: 1_000_001, residentDays: 200 };
  expect(taxedNonDomiciledWages(odd)).toBe(2_500_001);
});
