import { describe, expect, it } from "vitest";
import { corporateIncomeTax } from "./corporate-income-tax.ts";

describe("the prepayment of corporate income tax", () => {
  it("is 5 % of a small profit, less what was paid before", () => {
    expect(corporateIncomeTax(100_000_00, "2026-09", 2_000_00)).toBe(3_000_00);
  });

  it("is 25 % of everything above 3,000,000 a year", () => {
    expect(corporateIncomeTax(3_000_000_00, "2026-09", 0)).toBe(150_000_00);
    expect(corporateIncomeTax(4_000_000_00, "2026-09", 0)).toBe(1_000_000_00);
  });

  it("is nothing on a loss, and never paid back by a prepayment", () => {
    expect(corporateIncomeTax(-5_00, "2026-09", 0)).toBe(0);
    expect(corporateIncomeTax(100_00, "2026-09", 900_00)).toBe(0);
  });
});
