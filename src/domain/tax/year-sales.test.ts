import { describe, expect, it } from "vitest";
import { BELOW, NEAR, OVER, tradesInRealEstate, yearSalesFrom, yearSalesState } from "./year-sales.ts";

describe("the year whose sales make a general taxpayer", () => {
  it("is twelve months, or four quarters with the one that has begun", () => {
    expect(yearSalesFrom("2026-10", "monthly")).toBe("2025-11");
    expect(yearSalesFrom("2026-12", "monthly")).toBe("2026-01");
    expect(yearSalesFrom("2026-09", "quarterly")).toBe("2025-10");
    expect(yearSalesFrom("2026-10", "quarterly")).toBe("2026-01");
    expect(yearSalesFrom("2026-02", "quarterly")).toBe("2025-04");
  });

  it("is told before it is crossed, and crossed only above the limit", () => {
    const at = (yuan: number, period = "2026-10") => yearSalesState(Math.round(yuan * 100), period);
    expect([at(4_000_000), at(4_000_000.01), at(5_000_000), at(5_000_000.01)]).toEqual([
      BELOW,
      NEAR,
      NEAR,
      OVER,
    ]);
    expect(at(9_000_000, "2018-04")).toBe(BELOW);
  });

  it("has the real estate only of those who trade in it", () => {
    expect([tradesInRealEstate("房地产业"), tradesInRealEstate("餐饮业"), tradesInRealEstate(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
