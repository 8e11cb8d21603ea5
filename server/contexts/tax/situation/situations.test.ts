import { describe, expect, test } from "vitest";
import { WARNINGS } from "../../../../src/domain/tax/business-warnings.ts";
import { taxNumberCheckDigit } from "../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readLedgerYears } from "../../books/door.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";

const server = useTestServer();
const OCTOBER = { kjnd: 2026, kjqj: 10 };

type Row = Readonly<Record<string, unknown>> & {
  readonly qyid: number;
  readonly warnings: readonly string[];
};
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `report.situation.${operation}`, { ...OCTOBER, ...params });
const list = async (params: object = {}, account = "chenjie") =>
  ((await call("page", { pageNum: 1, pageSize: 500, ...params }, account)).result as { list: Row[] }).list;
const totals = async (params: object = {}) => (await call("totals", params)).result as Row;
const detail = async (qyid: number, params: object = {}) =>
  (await call("detail", { qyid, ...params })).result;

let made = 0;
/** A client without anything, whose service began in 2025. */
const newClient = async (change: object = {}) => {
  made += 1;
  const first = `91310115MA7${String(20_000 + made)}3`;
  const form = {
    companyName: `上海经营${made}有限公司`,
    taxlayerNo: first + taxNumberCheckDigit(first),
    taxlayerType: "101",
    nsqxdm: "06",
    companyType: "1",
    beginDate: "2025-01-01",
    provinceId: "31",
    ...change,
  };
  const { code, message, result } = await server.request("chenjie", "company.add", form);
  if (code !== "0") throw new Error(String(message));
  return (result as { companyId: number }).companyId;
};

interface TestMonth {
  readonly sale: number;
  readonly vat?: number;
  readonly prepaid?: number;
  readonly surtax?: number;
  readonly adjustment?: number;
  /** Sales of the estimate; no estimate without them. */
  readonly declared?: number;
  readonly yearSales?: number;
  readonly isCollected?: boolean;
}

const keepMonth = async (companyId: number, kjnd: number, kjqj: number, month: TestMonth) => {
  const {
    sale,
    vat = 0,
    prepaid = 0,
    surtax = 0,
    adjustment,
    declared,
    yearSales,
    isCollected = true,
  } = month;
  const estimate = { vat, prepaid, urban: surtax, education: 0, localEducation: 0, sales: declared };
  await server.db
    .insertInto("companyPeriod")
    .values({
      gsid: 1001,
      companyId,
      kjnd,
      kjqj,
      collectedTime: isCollected ? "2026-11-01 09:00:00" : null,
      byxxTotalJe: sale.toFixed(2),
      yearSales: yearSales?.toFixed(2) ?? null,
      adjustment: adjustment?.toFixed(2) ?? null,
      estimate: declared === undefined ? null : JSON.stringify(estimate),
      updateTime: "2026-11-01 09:00:00",
    })
    .execute();
};
const keepRecord = async (
  resource: string,
  companyId: number,
  kjnd: number,
  kjqj: number,
  fields: object,
) => {
  const time = "2026-11-01 09:00:00";
  await server.db
    .insertInto("plainRecord")
    .values({
      gsid: 1001,
      resource,
      companyId,
      kjnd,
      kjqj,
      createTime: time,
      updateTime: time,
      isRemove: 0,
      fields: JSON.stringify(fields),
    })
    .execute();
};
const keepFiling = async (companyId: number, quarter: number, amounts: object) =>
  await server.db
    .insertInto("incomeTaxFiling")
    .values({
      gsid: 1001,
      companyId,
      szid: 3,
      kjnd: 2026,
      quarter,
      updateTime: "2026-11-01 09:00:00",
      ...amounts,
    })
    .execute();
const rowOf = async (qyid: number, params: object = {}) => {
  const row = (await list({ keyword: "上海经营", ...params })).find((known) => known.qyid === qyid);
  if (!row) throw new Error("the client is not listed");
  return row;
};

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
    const shown = (await detail(qyid)) as Row & Readonly<Record<"months" | "quarters", Row[]>>;
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

describe("the list", () => {
  test("is narrowed by each warning to the rows that tell it, and counted so", async () => {
    const rows = await list();
    const counts = (await call("count", {})).result as Readonly<Record<string, number>>;
    expect(counts["total"]).toBe(rows.length);
    for (const warning of WARNINGS) {
      const own = rows.filter(({ warnings }) => warnings.includes(warning)).map(({ qyid }) => qyid);
      expect(own.length).toBeGreaterThan(0);
      expect((await list({ warning })).map(({ qyid }) => qyid)).toEqual(own);
      expect(counts[warning]).toBe(own.length);
    }
  });

  test("compares burdens with those of the firm's clients, whoever looks", async () => {
    const all = new Map((await list()).map((row) => [row.qyid, row]));
    const own = await list({}, "sunli");
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.size);
    for (const row of own) expect(row).toEqual(all.get(row.qyid));
  });

  test("has the sums of all its pages below it", async () => {
    const rows = await list({ taxlayerType: "101" });
    const sums = await totals({ taxlayerType: "101" });
    expect(sums["companyNum"]).toBe(rows.length);
    for (const name of ["saleAmount", "yearSaleAmount", "profit", "taxAmount", "yearTaxAmount"]) {
      const fen = rows.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * 100), 0);
      expect(Math.round(Number(sums[name]) * 100)).toBe(fen);
    }
    expect(sums["warnedNum"]).toBe(rows.filter(({ warnings }) => warnings.length > 0).length);
  });

  test("is ordered by what is worked out, with what is not known at its end", async () => {
    const sorted = await list({ sortField: "vatBurden", sortOrder: "desc" });
    const known = sorted.map((row) => row["vatBurden"]).filter((burden) => burden !== null) as number[];
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    expect(sorted.slice(known.length).every((row) => row["vatBurden"] === null)).toBe(true);
  });
});

describe("one client", () => {
  test("has months and quarters that come to its year, and those it deals with most", async () => {
    const [row] = await list({ sortField: "yearSaleAmount", sortOrder: "desc" });
    if (!row) throw new Error("there is no client");
    const shown = (await detail(row.qyid)) as Row &
      Readonly<Record<"months" | "quarters" | "customers", Row[]>>;
    const sum = (rows: readonly Row[], name: string) =>
      rows.reduce((total, one) => total + Math.round(Number(one[name] ?? 0) * 100), 0) / 100;
    expect(shown.months).toHaveLength(10);
    expect(shown.quarters).toHaveLength(4);
    for (const parts of [shown.months, shown.quarters]) {
      expect(sum(parts, "saleAmount")).toBe(row["yearSaleAmount"]);
      expect(sum(parts, "taxAmount")).toBe(row["yearTaxAmount"]);
    }
    expect(sum(shown.months, "purchaseAmount")).toBe(row["yearPurchaseAmount"]);
    expect(shown.months.at(-1)).toMatchObject({ saleAmount: row["saleAmount"], taxAmount: row["taxAmount"] });
    const sold = await server.db
      .selectFrom("invoice")
      .select(["ghdwSh", (from) => from.fn.sum<string>("jehj").as("amount")])
      .where("companyId", "=", row.qyid)
      .where("kjnd", "=", 2026)
      .where("kjqj", "<=", 10)
      .where("jxxlx", "=", 1)
      .where("fpzt", "!=", 1)
      .groupBy("ghdwSh")
      .execute();
    const most = sold.map(({ amount }) => Number(amount)).toSorted((a, b) => b - a);
    expect(shown.customers.map(({ amount }) => amount)).toEqual(most.slice(0, 5));
    const all = most.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
    expect(shown.customers[0]?.["share"]).toBeCloseTo((most[0] ?? 0) / all, 5);
  });

  test("is not there for other firms, for those who do not look after it, or without the permission", async () => {
    const own = new Set((await list({}, "sunli")).map(({ qyid }) => qyid));
    const other = (await list()).find(({ qyid }) => !own.has(qyid));
    expect(await call("detail", { qyid: other?.qyid }, "sunli")).toMatchObject({ code: "0404" });
    expect(await call("detail", { qyid: other?.qyid }, "qianjin")).toMatchObject({ code: "0404" });
    expect(await call("detail", { qyid: other?.qyid }, "fenglei")).toMatchObject({ code: "0403" });
    expect(await call("page", { pageNum: 1, pageSize: 10 }, "fenglei")).toMatchObject({ code: "0403" });
    const foreign = await list({}, "qianjin");
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.some(({ qyid }) => qyid < 1_002_000)).toBe(false);
  });

  test("is told to have had no service in a month before it", async () => {
    const qyid = await newClient({ beginDate: "2026-09-01" });
    expect(await call("detail", { qyid, kjqj: 8 })).toMatchObject({
      code: "0404",
      message: expect.stringMatching(/在2026年8期没有服务$/),
    });
  });
});
