import { describe, expect, it } from "vitest";
import { meanBurden, taxBurden, yearBurden } from "./tax-burden.ts";

describe("the tax burden", () => {
  it("is the share of the sales, unknown without any", () => {
    expect(taxBurden(3_000, 100_000)).toBe(0.03);
    expect(taxBurden(3_000, 0)).toBeNull();
  });

  it("of the year weighs the earlier periods by their number", () => {
    expect(yearBurden(0.02, 3, 0.06)).toBe(0.03);
    expect(yearBurden(null, 0, 0.06)).toBe(0.06);
    expect(yearBurden(0.02, 3, null)).toBe(0.02);
  });

  it("leaves months without sales out of the mean", () => {
    expect(meanBurden([0.01, null, 0.03])).toBe(0.02);
    expect(meanBurden([null])).toBeNull();
  });
});
