import { expect, it } from "vitest";
import { declaresIn, isGeneralTaxpayer } from "./calculate-period.ts";

it("takes 001 for a general taxpayer and everything else for a small-scale one", () => {
  expect(isGeneralTaxpayer({ taxlayerType: "001" })).toBe(true);
  for (const taxlayerType of ["101", "102", "1", "", "0010"])
    expect(isGeneralTaxpayer({ taxlayerType })).toBe(false);
});

it("has a declaration in every month, or in months 3, 6, 9 and 12 of who files by quarter", () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const due = (nsqxdm: string) => months.filter((month) => declaresIn({ nsqxdm }, month));
  expect(due("06")).toEqual(months);
  expect(due("08")).toEqual([3, 6, 9, 12]);
});
