import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { type TestServer, testServer } from "../../../testing/test-server.ts";
import { findOpenCompany } from "./testing/find-open-company.ts";
import { type TaxOffice, taxOffice } from "./testing/tax-office.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const SEPTEMBER = { kjnd: 2026, kjqj: 9 };

let server: TestServer;
let office: TaxOffice;
beforeAll(async () => {
  server = await testServer();
  const companyId = await findOpenCompany(server, "001");
  office = taxOffice(server, companyId);
  await office.become({ scales: "medium" });
});
afterAll(() => server.close());

const sale = (net: number, tax: number) => ({ ...OCTOBER, jxxlx: 1, net, tax }) as const;

/** The reasons of the check against notifying the company of October's tax. */
async function refusal(): Promise<unknown> {
  const params = { ...OCTOBER, qyIdList: [office.companyId] };
  const { result } = await office.call("taxConfirm.confirmCheck", params);
  const { failReasonKey } = result as { failReasonKey: string | null };
  if (failReasonKey === null) return null;
  const url = `/api/fcp/web/new/tax/confirm/failReason/download?key=${failReasonKey}`;
  return (await readSheet((await server.fetch("chenjie", url)).rawPayload))[1]?.[1];
}

describe("a month whose invoices were not collected completely", () => {
  test.each([
    ["never", null],
    ["partly", 5],
    ["in vain", 9],
  ])("but %s has no estimate, a reason, and cannot be notified", async (_how, cjzt) => {
    await office.invoice();
    await office.setRow(OCTOBER, { cjzt, collectedTime: null });
    expect(await office.calculate(OCTOBER)).toMatchObject({
      predictionStatus: 3,
      zzshfjs: null,
      zzshfjsExtRemark: "发票未采集完整",
    });
    expect(await refusal()).toBe("本期税款尚未计算成功：发票未采集完整");
  });

  test("keeps an estimate of 0.00 that was made before from being notified", async () => {
    await office.setRow(OCTOBER, { predictionStatus: 1, zzshfjs: "0.00", zzshfjsExtRemark: null });
    expect(await refusal()).toBe("发票未采集完整，请重新采集后再通知");
  });

  test("keeps what the client was told, and what a collection before it has brought", async () => {
    await office.invoice(sale(100_000, 13_000));
    const { zzshfjs } = await office.calculate(OCTOBER);
    expect(zzshfjs).toBe("13910.00");
    await office.setRow(OCTOBER, { cjzt: 9 });
    expect(await office.calculate(OCTOBER)).toMatchObject({ predictionStatus: 1, zzshfjs });
    await office.setRow(OCTOBER, { collectedTime: null, noticeTaxType: 1 });
    expect(await office.calculate(OCTOBER)).toMatchObject({ predictionStatus: 1, zzshfjs });
    const { result } = await office.call("invoice.collection.page", {
      ...OCTOBER,
      pageNum: 1,
      pageSize: 500,
    });
    const { list } = result as { list: { companyId: number; zzshfjsExtRemark: string }[] };
    expect(list.find(({ companyId }) => companyId === office.companyId)?.zzshfjsExtRemark).toContain(
      "采集后将更新",
    );
  });

  test("is named where only a month of the quarter is missing", async () => {
    await office.become({ nsqxdm: "08", taxlayerType: "101" });
    await office.invoice();
    await office.setRow({ kjnd: 2026, kjqj: 8 }, { collectedTime: null, cjzt: null });
    expect(await office.calculate(SEPTEMBER)).toMatchObject({
      predictionStatus: 3,
      zzshfjsExtRemark: "发票未采集完整（8月）",
    });
    await office.become({ nsqxdm: "06", taxlayerType: "001" });
  });
});

describe("an estimate that was changed by hand", () => {
  interface Shown {
    readonly taxPredictionDetailList: readonly { readonly szid: number; readonly se: number }[];
    readonly zzshfjs?: number;
  }
  const statistics = async () =>
    (await office.call("prediction.statistics", { qyid: office.companyId, ...OCTOBER })).result as Shown;
  const change = async (zzshfjs: number, content: string) => {
    const { id: predictionId } = await office.row(OCTOBER);
    const named = { qyId: office.companyId, ...OCTOBER, predictionId };
    return await office.call("prediction.change", { ...named, zzshfjs, content });
  };
  const sumOf = ({ taxPredictionDetailList }: Shown) =>
    taxPredictionDetailList.reduce((sum, { se }) => sum + yuanToFen(se), 0);

  test("shows the difference as 人工调整, here and in the notice, so that the items come to the tax", async () => {
    await office.invoice(sale(100_000, 13_000));
    await office.calculate(OCTOBER);
    expect((await change(12_910, "客户补充进项发票")).code).toBe("0");
    const shown = await statistics();
    expect(shown.taxPredictionDetailList.at(-1)).toEqual({ szid: 99, se: -1_000 });
    expect(sumOf(shown)).toBe(yuanToFen(12_910));
    const notice = await office.call("taxNotice.getNoticeTaxInfo", { qyId: office.companyId, ...OCTOBER });
    expect(sumOf(notice.result as Shown)).toBe(yuanToFen(12_910));
  });

  test("keeps the difference and its reason when it is calculated anew", async () => {
    expect(await office.calculate(OCTOBER)).toMatchObject({
      zzshfjs: "12910.00",
      zzshfjsExtRemark: "客户补充进项发票",
    });
    await office.declareBeside(OCTOBER, [{ specialType: 2, amount: 280 }]);
    const reduced = await office.calculate(OCTOBER);
    expect(reduced.zzshfjs).toBe((12_910 - 280 * 1.07).toFixed(2));
    expect(sumOf(await statistics())).toBe(yuanToFen(Number(reduced.zzshfjs)));
  });

  test("never owes less than nothing, and says so", async () => {
    await office.setRow(OCTOBER, { adjustment: "-20000.00" });
    const row = await office.calculate(OCTOBER);
    expect(row).toMatchObject({ zzshfjs: "0.00", zzshfjsExtRemark: expect.stringContaining("人工调减") });
    expect(sumOf(await statistics())).toBe(0);
  });

  test("has no difference any more once the calculated amount is put back", async () => {
    const shown = await statistics();
    const calculated = sumOf({ taxPredictionDetailList: shown.taxPredictionDetailList.slice(0, 4) });
    await change(calculated / 100, "恢复测算");
    expect((await statistics()).taxPredictionDetailList).toHaveLength(4);
  });
});

describe("sales without an invoice", () => {
  test("carry the rate that is named, else the one the company sells most at", async () => {
    await office.invoice({ ...sale(200_000, 12_000), slv: 0.06 }, { ...sale(50_000, 6_500), slv: 0.13 });
    await office.declareBeside(OCTOBER, [{ specialType: 5, amount: 10_000 }]);
    expect((await office.calculate(OCTOBER)).estimate?.outputTax).toBe(18_500 + 600);
    const { result } = await office.call("specialCase.detail", { qyId: office.companyId, ...OCTOBER });
    expect(result).toMatchObject({ specialConditions: [{ specialType: 5, sl: 0.06 }] });
    await office.declareBeside(OCTOBER, [{ specialType: 5, amount: 10_000, sl: 0.13 }]);
    expect((await office.calculate(OCTOBER)).estimate?.outputTax).toBe(18_500 + 1_300);
    await office.declareBeside(OCTOBER, [{ specialType: 5, amount: 10_000, sl: 0.03 }]);
    expect((await office.calculate(OCTOBER)).estimate).toMatchObject({ outputTax: 18_500, simpleTax: 300 });
  });

  test("refuse a rate that there is not, and one of another case", async () => {
    for (const [specialType, sl] of [
      [5, 0.17],
      [2, 0.13],
    ])
      expect(await office.declareBeside(OCTOBER, [{ specialType, amount: 100, sl }])).toMatchObject({
        code: "0400",
        result: { fieldErrors: [{ path: "specialConditions.0.sl" }] },
      });
  });

  test("belong to the twelve months' sales", async () => {
    await office.invoice({ ...sale(100_000, 13_000), ...SEPTEMBER });
    const before = await office.calculate(SEPTEMBER);
    await office.haveDeclared({ kjnd: 2026, kjqj: 8 }, [{ specialType: 5, amount: 20_000 }]);
    const after = await office.calculate(SEPTEMBER);
    expect(Number(after.yearSales) - Number(before.yearSales)).toBe(20_000);
    expect(Number(after.bjxxTotalJe) - Number(before.bjxxTotalJe)).toBe(20_000);
  });

  test("of 350,000 in a quarter's first month are taxed with the quarter, and calculate it anew", async () => {
    await office.become({ taxlayerType: "101", nsqxdm: "08" });
    await office.invoice();
    expect((await office.calculate(SEPTEMBER)).estimate?.vat).toBe(0);
    await office.haveDeclared({ kjnd: 2026, kjqj: 7 }, [{ specialType: 5, amount: 350_000 }]);
    await office.calculate({ kjnd: 2026, kjqj: 7 });
    expect((await office.row(SEPTEMBER)).estimate?.vat).toBe(3_500);
    const late = await office.declareBeside({ kjnd: 2026, kjqj: 8 }, [{ specialType: 5, amount: 1 }]);
    expect(late.message).toBe("历史账期不能修改特殊情况申报");
  });

  test("of a quarter whose client has been notified stay as they are, and the month to take back is named", async () => {
    await office.become({ taxlayerType: "101", nsqxdm: "08" });
    await office.invoice();
    const DECEMBER = { kjnd: 2026, kjqj: 12 };
    await office.calculateIn(DECEMBER);
    await office.setRow(DECEMBER, { noticeTaxType: 1 });
    const late = await office.declareBeside(OCTOBER, [{ specialType: 5, amount: 1 }]);
    expect(late.message).toBe("本季（12月）税款已通知，如需修改请先撤销通知");
  });
});

describe("the income tax of the staff", () => {
  const figureOf = (fields: unknown) => (fields as { readonly ybtse: number }).ybtse;

  test("that a client is told is what is declared, dividends and transfers included, in every month", async () => {
    const declared = await server.db
      .selectFrom("plainRecord")
      .select(["companyId", "kjnd", "kjqj", "fields"])
      .where("gsid", "=", 1001)
      .where("resource", "=", "pitDeclaration")
      .execute();
    const company = await server.db
      .selectFrom("company")
      .select("companyId")
      .where("gsid", "=", 1001)
      .execute();
    const qyidList = company.map(({ companyId }) => companyId);
    const periods = new Map(declared.map(({ kjnd, kjqj }) => [`${kjnd}-${kjqj}`, { kjnd, kjqj }]));
    let compared = 0;
    for (const month of periods.values()) {
      const { result } = await office.call("invoice.info", { ...month, qyidList });
      const incomeTaxOf = new Map(
        (result as { companyId: number; grsdsSe: number | null }[]).map((row) => [
          row.companyId,
          row.grsdsSe,
        ]),
      );
      for (const { companyId, kjnd, kjqj, fields } of declared) {
        if (kjnd !== month.kjnd || kjqj !== month.kjqj || companyId === null) continue;
        expect([companyId, kjnd, kjqj, incomeTaxOf.get(companyId) ?? 0]).toEqual([
          companyId,
          kjnd,
          kjqj,
          figureOf(fields),
        ]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test("names each kind of income in the notice, and their sum", async () => {
    const { result } = await office.call("taxNotice.getNoticeTaxInfoV3", {
      qyId: 1_001_008,
      kjnd: 2026,
      kjqj: 4,
    });
    const { gzZbInfoList, grsdsSe, taxAmount } = result as {
      gzZbInfoList: { xclxStr: string; se: number }[];
      grsdsSe: number;
      taxAmount: number;
    };
    expect([grsdsSe, taxAmount]).toEqual([6_610.12, 6_610.12]);
    expect(gzZbInfoList.map(({ xclxStr }) => xclxStr)).toEqual(expect.arrayContaining(["正常工资薪金"]));
    expect(gzZbInfoList.reduce((sum, { se }) => sum + yuanToFen(se), 0)).toBe(661_012);
  });
});
