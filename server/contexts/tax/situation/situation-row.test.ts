import { describe, expect, test } from "vitest";
import { readLedgerYears } from "../../books/door.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { type SituationRow, situationDesk } from "./testing/situation-desk.ts";
import { situationFacts } from "./testing/situation-facts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();
const { list, detail, newClient, rowOf } = situationDesk(server);
const { keepMonth, keepRecord, keepFiling } = situationFacts(server);

describe("a client's row", () => {
  test("is what its months, filings, forms, invoices and payrolls come to", async () => {
    const qyid = await newClient();
    await keepMonth(qyid, 2025, 9, { sale: 500 });
    await keepMonth(qyid, 2025, 10, { sale: 400 });
    await keepMonth(qyid, 2025, 12, { sale: 70_000 });
    await keepMonth(qyid, 2026, 8, { sale: 99, isCollected: false });
    await keepMonth(qyid, 2026, 9, { sale: 1000, vat: 30, prepaid: 5, surtax: 3, declared: 1200 });
    await keepMonth(qyid, 2026, 10, {
      sale: 500,
      vat: 10,
      surtax: 1,
      adjustment: 0.5,
      declared: 500,
      yearSales: 72_500,
    });
    await keepMonth(qyid, 2026, 11, { sale: 8888, vat: 888, declared: 8888 });
    await keepFiling(qyid, 2, { ybtse: "20.00", ynsdse: "100.00", jmsdse: "80.00" });
    await keepFiling(qyid, 3, { ybtse: "5.50", ynsdse: "125.50", jmsdse: "100.00" });
    await keepFiling(qyid, 4, { ybtse: "777.00", ynsdse: "777.00", jmsdse: "0.00" });
    await keepRecord("reportBox", qyid, 2026, 9, { szid: 9, amount: 2.25, formName: "印花税" });
    await keepRecord("reportBox", qyid, 2026, 10, { szid: 9, amount: 1.25, formName: "印花税" });
    await keepRecord("reportBox", qyid, 2026, 10, { szid: 1, amount: 9999, formName: "增值税" });
    await keepRecord("salarySheet", qyid, 2026, 10, { xclx: 1, rs: 3, yfhj: 30_000.1 });
    await keepRecord("salarySheet", qyid, 2026, 10, { xclx: 3, rs: 2, yfhj: 8000 });
    await keepRecord("salarySheet", qyid, 2026, 10, { xclx: 4, rs: 9, yfhj: 900 });
    expect(await rowOf(qyid)).toMatchObject({
      saleAmount: 500,
      saleGrowth: 0.25,
      // August is unknown, September and October are known of both years.
      yearSaleAmount: 1500,
      yearGrowth: 0.666667,
      purchaseAmount: null,
      profit: null,
      // 10 + 1 + 0.50 + 1.25
      taxAmount: 12.75,
      // 30 + 3 of September, 20 + 5.50 of filings, 2.25 of forms
      yearTaxAmount: 73.5,
      // (30 + 5 + 10) of 1,700
      vatBurden: 0.026471,
      industryBurden: null,
      // 25.50 since January of the 1,000 until September
      incomeTaxBurden: 0.0255,
      yearSales: 72_500,
      yearSalesState: 0,
      staffNum: 3,
      payAmount: 38_000.1,
      zeroMonths: 0,
      warnings: [],
    });
    // In September the quarter's filing is declared with the month.
    expect(await rowOf(qyid, { kjqj: 9 })).toMatchObject({
      taxAmount: 40.75,
      saleGrowth: 1,
      yearTaxAmount: 60.75,
    });
    expect((await detail(qyid)) as object).toMatchObject({ yearTaxAmount: 73.5, taxAmount: 12.75 });
  });

  test("knows nothing of a client that nothing was collected of", async () => {
    expect(await rowOf(await newClient())).toMatchObject({
      saleAmount: null,
      saleGrowth: null,
      yearSaleAmount: null,
      yearGrowth: null,
      taxAmount: null,
      yearTaxAmount: null,
      vatBurden: null,
      incomeTaxBurden: null,
      yearSales: null,
      staffNum: null,
      zeroMonths: 0,
      warnings: [],
    });
  });

  test("counts months of 零申报 back to the first that is not, across the turn of the year", async () => {
    const qyid = await newClient();
    await keepMonth(qyid, 2025, 11, { sale: 0, declared: 50 });
    for (const kjqj of [1, 2, 3]) await keepMonth(qyid, 2026, kjqj, { sale: 0, declared: 0 });
    await keepMonth(qyid, 2025, 12, { sale: 0 });
    expect(await rowOf(qyid, { kjqj: 2 })).toMatchObject({ zeroMonths: 3, warnings: ["zero"] });
    expect(await rowOf(qyid, { kjqj: 3 })).toMatchObject({ zeroMonths: 4 });
    expect(await rowOf(qyid, { kjqj: 1 })).toMatchObject({ zeroMonths: 2, warnings: [] });
    // An unknown month does not count as a zero month.
    expect(await rowOf(qyid, { kjqj: 4 })).toMatchObject({ zeroMonths: 0 });
  });

  test("has the sales without an invoice in its income, its comparisons and its sheet, and is no 零申报 with them", async () => {
    const qyid = await newClient({ nsqxdm: "08" });
    const uninvoiced = async (kjnd: number, kjqj: number, amount: number, specialType = 5) =>
      await keepRecord("specialCase", qyid, kjnd, kjqj, { specialType, amount });
    await keepMonth(qyid, 2025, 10, { sale: 0 });
    for (const kjqj of [7, 8, 9, 10]) await keepMonth(qyid, 2026, kjqj, { sale: 0 });
    expect((await rowOf(qyid)).warnings).toEqual(["zero"]);
    await uninvoiced(2026, 10, 999, 8);
    expect((await rowOf(qyid)).warnings).toEqual(["zero"]);
    await uninvoiced(2025, 10, 2000);
    await uninvoiced(2026, 8, 100.1);
    await uninvoiced(2026, 10, 2121.52);
    // A month that was never collected is not known, whatever was declared beside it.
    await uninvoiced(2026, 5, 777);
    const row = await rowOf(qyid);
    expect(row).toMatchObject({
      zeroMonths: 0,
      warnings: [],
      saleAmount: 2121.52,
      saleGrowth: 0.06076,
      yearSaleAmount: 2221.62,
    });
    expect((await list({ warning: "zero" })).map((one) => one.qyid)).not.toContain(qyid);
    const shown = (await detail(qyid)) as SituationRow &
      Readonly<Record<"months" | "quarters", SituationRow[]>>;
    expect(shown.months.map(({ saleAmount }) => saleAmount)).toEqual([
      ...Array.from({ length: 6 }, () => null),
      0,
      100.1,
      0,
      2121.52,
    ]);
    expect(shown.months.at(-1)).toMatchObject({ lastSaleAmount: 2000 });
    expect(shown.quarters.at(-1)).toMatchObject({ saleAmount: 2121.52 });
    const byIncome = await list({ yearSaleMin: 2221.62, yearSaleMax: 2221.62 });
    expect(byIncome.map((one) => one.qyid)).toContain(qyid);
  });

  test("honours the value that somebody has set for the client's sales of a year", async () => {
    const qyid = await newClient();
    await keepMonth(qyid, 2026, 10, { sale: 1, yearSales: 3_000_000 });
    expect((await rowOf(qyid)).warnings).toEqual([]);
    await keepRecord("warningValue", qyid, 2026, 10, { quarterWarningValue: 1, yearWarningValue: 2_900_000 });
    expect((await rowOf(qyid)).warnings).toEqual(["nearLimit"]);
    expect((await list({ warning: "nearLimit" })).map((row) => row.qyid)).toContain(qyid);
  });

  test("has the profit of its books", async () => {
    const db = tenantDb(server.db, 1001);
    const rows = await list();
    const ledgers = await readLedgerYears(
      db,
      rows.map(({ qyid }) => qyid),
      OCTOBER,
    );
    expect(ledgers.size).toBeGreaterThan(10);
    for (const { qyid, profit } of rows) {
      const ledger = ledgers.get(qyid);
      expect(profit).toBe(ledger === undefined ? null : ledger.profit / 100);
    }
  });
});
