import { expect, it } from "vitest";
import { declaresIn, isGeneralTaxpayer, paysHalf } from "./calculate-period.ts";

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

it("六税两费: pays half by the dates that were found, else by its size or as a sole trader", () => {
  const company = { taxlayerType: "001", nsqxdm: "06", companyType: "1", scales: "medium" };
  const half = (given: object, period = "2026-10") => paysHalf({ ...company, ...given }, period);
  expect([half({}), half({ scales: "micro" }), half({ companyType: "2" })]).toEqual([false, true, true]);
  const dated = { surtaxReliefFrom: "2026-07", surtaxReliefTo: "2027-06" };
  expect(["2026-06", "2026-07", "2027-06", "2027-07"].map((period) => half(dated, period))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(half({ scales: "micro", surtaxReliefTo: "2026-09" })).toBe(false);
  expect(half({ surtaxReliefFrom: "2026-10" })).toBe(true);
});
