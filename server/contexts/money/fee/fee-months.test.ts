import { expect, test } from "vitest";
import { feeStanding, feeYear, monthsBetween } from "./fee-months.ts";

const TERMS = { monthFee: 300, serviceStart: "2025-03", paidTo: "2026-08", stopPeriod: null };

test("months are counted with both ends, over the new year too", () => {
  expect(monthsBetween("2025-11", "2026-02")).toBe(4);
  expect(monthsBetween("2026-02", "2026-02")).toBe(1);
  expect(monthsBetween("2026-03", "2026-02")).toBe(0);
});

test.each([
  ["2026-08", "overdue", 3, 900],
  ["2026-10", "overdue", 1, 300],
  ["2026-11", "due", 0, 0],
  ["2026-12", "due", 0, 0],
  ["2027-01", "paid", 0, 0],
])("paid to %s in 2026-11: %s, %s months owed", (paidTo, feeState, owedMonths, owedAmount) => {
  expect(feeStanding({ ...TERMS, paidTo }, "2026-11")).toEqual({ feeState, owedMonths, owedAmount });
});

test("a stopped client owes nothing after its last month, and is not asked to pay on", () => {
  expect(feeStanding({ ...TERMS, stopPeriod: "2026-10" }, "2026-11")).toMatchObject({ owedMonths: 1 });
  expect(feeStanding({ ...TERMS, stopPeriod: "2026-09" }, "2026-11")).toMatchObject({ feeState: "paid" });
});

test("a year shows its months and adds up, whatever the payment can be shared into", () => {
  const payments = [{ beginPeriod: "2026-06", endPeriod: "2026-08", amount: 800 }];
  const { months, receivable, discount, received, yearOwed } = feeYear(TERMS, payments, 2026, "2026-11");
  expect(months.slice(5, 8).map(({ amount }) => amount)).toEqual([266.66, 266.66, 266.68]);
  expect(received).toBe(800);
  expect(months.map(({ state }) => state).slice(7)).toEqual(["paid", "owed", "owed", "owed", "future"]);
  expect({ receivable, discount, yearOwed }).toEqual({ receivable: 3300, discount: 1600, yearOwed: 900 });
  expect(feeYear(TERMS, [], 2025, "2026-11").months[1]).toEqual({ kjqj: 2, state: "none", amount: 0 });
});
