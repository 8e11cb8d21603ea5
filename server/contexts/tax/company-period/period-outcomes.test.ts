import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/test-server.ts";
import { findOpenCompany } from "./testing/find-open-company.ts";
import { type Month, type TaxOffice, taxOffice } from "./testing/tax-office.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const SEPTEMBER = { kjnd: 2026, kjqj: 9 };
const SENTINEL = -8_888_888_888.88;

let server: TestServer;
let office: TaxOffice;
beforeAll(async () => {
  server = await testServer();
  office = taxOffice(server, await findOpenCompany(server));
  await office.become({ taxlayerType: "001", nsqxdm: "06", scales: "medium", industry: null });
});
afterAll(() => server.close());

async function listed(month: Month = OCTOBER, filters: object = {}) {
  const { result } = await office.call("invoice.collection.page", {
    ...month,
    ...filters,
    pageNum: 1,
    pageSize: 500,
  });
  return (result as { list: { companyId: number; [field: string]: unknown }[] }).list.find(
    ({ companyId }) => companyId === office.companyId,
  );
}

const sale = (net: number, tax: number, more: object = {}) =>
  ({ ...OCTOBER, jxxlx: 1, net, tax, ...more }) as never;
const purchase = (tax: number, more: object = {}) =>
  ({ ...OCTOBER, jxxlx: 0, net: tax / 0.13, tax, ...more }) as never;

describe("the state of a calculation arises by itself", () => {
  test("2, with the sentinel in place of the amount, from the request until the job is done", async () => {
    const waiting = await testServer({ runJobs: false });
    try {
      const companyId = await findOpenCompany(waiting);
      const asked = { companyId, ...OCTOBER };
      expect((await waiting.request("chenjie", "prediction.recalculate", asked)).code).toBe("0");
      const page = await waiting.request("chenjie", "invoice.collection.page", {
        ...OCTOBER,
        pageNum: 1,
        pageSize: 500,
      });
      const { list } = page.result as { list: { companyId: number }[] };
      expect(list.find((row) => row.companyId === companyId)).toMatchObject({
        predictionStatus: 2,
        zzshfjs: SENTINEL,
      });
      const shown = await waiting.request("chenjie", "prediction.statistics", {
        qyid: companyId,
        ...OCTOBER,
      });
      expect(shown.result).toMatchObject({ predictionStatus: 2, zzshfjs: null, taxPredictionDetailList: [] });
      expect((await waiting.request("chenjie", "prediction.recalculate", asked)).message).toBe(
        "税款正在计算，请稍候",
      );
    } finally {
      await waiting.close();
    }
  });

  test("3 where invoices are missing, with the reason", async () => {
    await office.setRow(OCTOBER, { collectedTime: null });
    await office.calculate(OCTOBER);
    expect(await listed()).toMatchObject({
      predictionStatus: 3,
      zzshfjs: null,
      zzshfjsExtRemark: "发票未采集完整",
    });
  });

  test("3 where no rate is known for the period, in words for people", async () => {
    await office.become({ taxlayerType: "101" });
    await office.invoice();
    const row = await office.calculateIn({ kjnd: 2028, kjqj: 1 });
    expect(row).toMatchObject({ predictionStatus: 3, zzshfjsExtRemark: expect.stringContaining("征收率") });
    await office.become({ taxlayerType: "001" });
  });

  test("31 in the months of a quarterly filer that are none of 3, 6, 9 and 12, and none of a monthly one", async () => {
    await office.become({ taxlayerType: "101", nsqxdm: "08" });
    await office.invoice();
    expect((await office.calculate(OCTOBER)).predictionStatus).toBe(31);
    expect((await office.calculate(SEPTEMBER)).predictionStatus).toBe(1);
    await office.become({ nsqxdm: "06" });
    expect((await office.calculate(OCTOBER)).predictionStatus).toBe(1);
    await office.become({ taxlayerType: "001" });
  });

  test("32 where the company has no account at the tax bureau, hence no tax form", async () => {
    await office.invoice();
    const { companyId } = office;
    const accounts = server.db.updateTable("plainRecord").where("companyId", "=", companyId);
    await accounts.set({ resource: "goneAccount" }).where("resource", "=", "bureauAccount").execute();
    expect((await office.calculate(OCTOBER)).predictionStatus).toBe(32);
    await accounts.set({ resource: "bureauAccount" }).where("resource", "=", "goneAccount").execute();
    expect((await office.calculate(OCTOBER)).predictionStatus).toBe(1);
  });
});

describe("input tax", () => {
  test("counts once its selection is confirmed, in the month it was selected for", async () => {
    await office.invoice(
      sale(100_000, 13_000),
      purchase(5_000),
      purchase(2_000, { isUnconfirmed: true }),
      purchase(1_000, SEPTEMBER),
    );
    expect((await office.calculate(OCTOBER)).estimate).toMatchObject({ inputTax: 5_000, vat: 8_000 });
    const { result } = await office.call("prediction.calculate", { qyid: office.companyId, ...OCTOBER });
    expect(result).toMatchObject({ ygxAmount: 7_000 });
  });
});

describe("六税两费", () => {
  test("are halved by the dates of the company, whatever its size", async () => {
    await office.become({ areaId: "310115", surtaxReliefFrom: "2026-10", surtaxReliefTo: "2027-06" });
    await office.invoice(sale(200_000, 26_000));
    expect((await office.calculate(OCTOBER)).estimate).toMatchObject({ urban: 910, education: 390 });
    await office.become({ scales: "micro", surtaxReliefTo: "2026-09", surtaxReliefFrom: "2025-07" });
    expect((await office.calculate(OCTOBER)).estimate).toMatchObject({ urban: 1_820, education: 780 });
    await office.become({ scales: "medium", surtaxReliefFrom: null, surtaxReliefTo: null });
  });
});

describe("the sales of a year", () => {
  test("are told in the row before they reach 5,000,000, and found by the filter", async () => {
    const stand = async (net: number) => {
      await office.invoice(sale(net, 0));
      await office.calculate(OCTOBER);
      const row = await listed();
      const near = await listed(OCTOBER, { amountWarning: [2] });
      const over = await listed(OCTOBER, { amountWarning: [4] });
      return [row?.["yearSales"], row?.["yearSalesState"], near !== undefined, over !== undefined];
    };
    expect(await stand(4_000_000)).toEqual([4_000_000, 0, false, false]);
    expect(await stand(4_000_000.01)).toEqual([4_000_000.01, 1, true, false]);
    expect(await stand(5_000_000)).toEqual([5_000_000, 1, true, false]);
    expect(await stand(5_000_000.01)).toEqual([5_000_000.01, 2, true, true]);
  });

  test("are those of twelve months, or of four quarters, real estate sold once left out", async () => {
    const house = { goods: "*不动产*办公用房" };
    await office.invoice(
      sale(1_000, 10),
      sale(20_000, 10, { kjnd: 2026, kjqj: 1 }),
      sale(300_000, 10, { kjnd: 2025, kjqj: 11 }),
      sale(4_000_000, 10, { kjnd: 2025, kjqj: 10 }),
      sale(7_000_000, 10, house),
    );
    expect((await office.calculate(OCTOBER)).yearSales).toBe("321000.00");
    await office.become({ industry: "房地产业" });
    expect((await office.calculate(OCTOBER)).yearSales).toBe("7321000.00");
    await office.become({ nsqxdm: "08", taxlayerType: "101", industry: null });
    expect((await office.calculate(OCTOBER)).yearSales).toBe("21000.00");
    await office.become({ nsqxdm: "06", taxlayerType: "001" });
  });

  test("real estate sold once leaves the other sales of a small-scale taxpayer exempt", async () => {
    await office.become({ nsqxdm: "08", taxlayerType: "101" });
    await office.invoice(
      sale(200_000, 2_000, { ...SEPTEMBER, isSimple: true }),
      sale(400_000, 20_000, { ...SEPTEMBER, isSimple: true, goods: "*不动产*办公用房" }),
    );
    expect((await office.calculate(SEPTEMBER)).estimate).toMatchObject({ vat: 20_000, exempted: 2_000 });
    await office.become({ nsqxdm: "06", taxlayerType: "001" });
  });
});
