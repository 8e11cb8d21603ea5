import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Analysis {
  readonly saleAmount: number;
  readonly lastSaleAmount: number;
  readonly saleGrowth: number | null;
  readonly yearSaleAmount: number;
  readonly taxAmount: number | null;
  readonly taxBurden: number | null;
}

const analyse = async (qyid: number, kjnd: number, kjqj: number, account = "chenjie") =>
  await server.request(account, "company.analysis", { qyid, kjnd, kjqj });
const resultOf = async (qyid: number, kjnd = 2026, kjqj = 10) =>
  (await analyse(qyid, kjnd, kjqj)).result as Analysis;
/** Sums of the invoices as they lie there, by nothing that the server itself adds with. */
const sum = async (qyid: number, column: "jehj" | "sehj", where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(${sql.ref(column)}), 0)::text as sum from invoice
    where company_id = ${qyid} and fpzt <> 1 and (${where})`.execute(server.db);
  return Number(rows[0]?.sum);
};
const calculated = async (predictionStatus: number) =>
  await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["p.companyId", "p.zzshfjs", "p.zzssfl"])
    .where("p.gsid", "=", 1001)
    .where("c.isRemove", "=", 0)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.predictionStatus", "=", predictionStatus)
    .where("p.byxxTotalNum", ">", 2)
    .orderBy("p.companyId")
    .execute();

describe("the analysis of a company's month", () => {
  test("is what its invoices come to", async () => {
    for (const { companyId, zzshfjs, zzssfl } of (await calculated(1)).slice(0, 5)) {
      const now = await sum(companyId, "jehj", sql`jxxlx = 1 and kjnd = 2026 and kjqj = 10`);
      const before = await sum(companyId, "jehj", sql`jxxlx = 1 and kjnd = 2026 and kjqj = 9`);
      const result = await resultOf(companyId);
      expect(result).toEqual({
        qyid: companyId,
        kjnd: 2026,
        kjqj: 10,
        saleAmount: now,
        saleTax: await sum(companyId, "sehj", sql`jxxlx = 1 and kjnd = 2026 and kjqj = 10`),
        purchaseAmount: await sum(companyId, "jehj", sql`jxxlx = 0 and kjnd = 2026 and kjqj = 10`),
        purchaseTax: expect.any(Number),
        lastSaleAmount: before,
        saleGrowth: before > 0 ? expect.closeTo((now - before) / before, 5) : null,
        yearSaleAmount: await sum(companyId, "jehj", sql`jxxlx = 1 and kjnd = 2026 and kjqj <= 10`),
        taxAmount: Number(zzshfjs),
        taxBurden: zzssfl === null ? null : Number(zzssfl),
      });
      expect(now).toBeGreaterThan(0);
    }
  });

  test("has neither tax nor burden while none has been calculated, nor growth from nothing", async () => {
    const companyId = (await calculated(1)).at(-1)?.companyId ?? 0;
    await server.db
      .updateTable("companyPeriod")
      .set({ predictionStatus: 2 })
      .where("companyId", "=", companyId)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .execute();
    expect(await resultOf(companyId)).toMatchObject({ taxAmount: null, taxBurden: null });
    expect(await resultOf(companyId, 2001, 1)).toMatchObject({
      saleAmount: 0,
      lastSaleAmount: 0,
      saleGrowth: null,
      taxAmount: null,
    });
  });

  test("compares January with December", async () => {
    for (const { companyId } of await calculated(1)) {
      const december = await sum(companyId, "jehj", sql`jxxlx = 1 and kjnd = 2025 and kjqj = 12`);
      if (december === 0) continue;
      expect((await resultOf(companyId, 2026, 1)).lastSaleAmount).toBe(december);
      return;
    }
    throw new Error("no company sold anything in December");
  });

  test("is not for those who do not see the company", async () => {
    const [row] = await calculated(1);
    const qyid = row?.companyId ?? 0;
    expect(await analyse(qyid, 2026, 10, "qianjin")).toMatchObject({ code: "0404" });
    expect(await analyse(qyid, 2026, 10, "fenglei")).toMatchObject({ code: "0403" });
  });
});
