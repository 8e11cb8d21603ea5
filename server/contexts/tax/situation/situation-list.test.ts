import { describe, expect, test } from "vitest";
import { WARNINGS } from "../../../../src/domain/tax/business-warnings.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { type SituationRow, situationDesk } from "./testing/situation-desk.ts";

const server = useTestServer();
const { call, list, totals, detail, newClient } = situationDesk(server);

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
    const shown = (await detail(row.qyid)) as SituationRow &
      Readonly<Record<"months" | "quarters" | "customers", SituationRow[]>>;
    const sum = (rows: readonly SituationRow[], name: string) =>
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
