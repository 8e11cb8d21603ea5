import { describe, expect, it } from "vitest";
import { meanBurden, taxBurden } from "./tax-burden.ts";

describe("the tax burden", () => {
  it("is the share of the sales, unknown without any", () => {
    expect(taxBurden(3_000, 100_000)).toBe(0.03);
    expect(taxBurden(3_000, 0)).toBeNull();
  });

  it("is rounded to six decimals, half up, at any size", () => {
    expect(taxBurden(2_328_544, 50_000_000)).toBe(0.046571);
    expect(taxBurden(1, 2_000_000)).toBe(0.000001);
    expect(taxBurden(99_999_999_999_999, 99_999_999_999_998)).toBe(1);
  });

  it("leaves months without sales out of the mean", () => {
    expect(meanBurden([0.01, null, 0.03])).toBe(0.02);
    expect(meanBurden([null])).toBeNull();
  });

  it("has a mean that is rounded once, half up", () => {
    expect(meanBurden([0.000001, 0.000002])).toBe(0.000002);
    expect(meanBurden([1.000002, 0.000001])).toBe(0.500002);
    expect(meanBurden([0.010001, 0.010001, 0.010002, 0.010002])).toBe(0.010002);
  });
});
