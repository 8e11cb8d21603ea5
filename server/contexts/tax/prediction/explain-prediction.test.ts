import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { type TestServer, testServer } from "../../../testing/test-server.ts";
import { findOpenCompany } from "../company-period/testing/find-open-company.ts";
import { type TaxOffice, taxOffice } from "../company-period/testing/tax-office.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const SEPTEMBER = { kjnd: 2026, kjqj: 9 };

interface Basis {
  readonly zzshfjs: number | null;
  readonly isOutdated: boolean;
  readonly taxes: readonly { readonly szid: number; readonly se: number; readonly formula: string }[];
  readonly figures: readonly { readonly figure: string; readonly amount: number; readonly count: number }[];
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
}

let server: TestServer;
let office: TaxOffice;
beforeAll(async () => {
  server = await testServer();
  office = taxOffice(server, await findOpenCompany(server));
  await office.become({
    taxlayerType: "001",
    nsqxdm: "06",
    scales: "medium",
    areaId: "310115",
    industry: null,
  });
});
afterAll(() => server.close());

const month = (given: object) => ({ ...OCTOBER, ...given }) as never;
const basisOf = async (period = OCTOBER) =>
  (await office.call("prediction.basis", { qyid: office.companyId, ...period })).result as Basis;
const rowsOf = async (figure: string, pageNum = 1, pageSize = 500, period = OCTOBER) =>
  (
    await office.call("prediction.basisRows", {
      qyid: office.companyId,
      ...period,
      figure,
      pageNum,
      pageSize,
    })
  ).result as { readonly list: readonly Row[]; readonly total: number };

async function expectRowsToMakeFigures(period = OCTOBER) {
  const basis = await basisOf(period);
  for (const { figure, amount, count } of basis.figures) {
    const { list, total } = await rowsOf(figure, 1, 500, period);
    expect([figure, total]).toEqual([figure, count]);
    expect([figure, list.reduce((sum, row) => sum + yuanToFen(row.amount), 0)]).toEqual([
      figure,
      yuanToFen(amount),
    ]);
  }
  return Object.fromEntries(basis.figures.map(({ figure, amount }) => [figure, amount]));
}

describe("the amount of a general taxpayer", () => {
  beforeAll(async () => {
    await office.invoice(
      month({ jxxlx: 1, net: 1_000_000, tax: 130_000 }),
      month({ jxxlx: 1, net: 50_000, tax: 1_500, slv: 0.03, isSimple: true }),
      month({ jxxlx: 1, net: -10_000, tax: -1_300 }),
      month({ jxxlx: 0, net: 600_000, tax: 78_000 }),
      month({ jxxlx: 0, net: 100_000, tax: 13_000, isUnconfirmed: true }),
    );
    await office.setRow(SEPTEMBER, { estimate: JSON.stringify({ closingCredit: 20_000 }) });
    await office.declareBeside(OCTOBER, [
      { specialType: 1, amount: 5_000, bz: "集体福利" },
      { specialType: 2, amount: 280 },
      { specialType: 5, amount: 1_000.05, sl: 0.13 },
    ]);
    await office.calculate(OCTOBER);
  });

  test("has each tax with its sum in words, the rates and the reductions in it", async () => {
    const { taxes, zzshfjs, isOutdated } = await basisOf();
    expect(isOutdated).toBe(false);
    expect(taxes.reduce((sum, { se }) => sum + yuanToFen(se), 0)).toBe(yuanToFen(zzshfjs ?? 0));
    expect(taxes.map(({ szid, formula }) => [szid, formula])).toEqual([
      [
        1,
        "销项税额 128,830.01 −（已统计确认的进项税额 78,000.00 − 进项税额转出 5,000.00 ＋ 上期留抵 20,000.00）＝ 35,830.01；加简易计税 1,500.00（不抵进项）；减税控费 280.00；应纳 37,050.01",
      ],
      [4, "实缴增值税 37,050.01 × 7% ＝ 2,593.50"],
      [5, "实缴增值税 37,050.01 × 3% ＝ 1,111.50"],
      [6, "实缴增值税 37,050.01 × 2% ＝ 741.00"],
    ]);
  });

  test("rests on figures that are the sums of their rows, and does not count what is not confirmed", async () => {
    expect(await expectRowsToMakeFigures()).toMatchObject({
      outputTax: 128_830.01,
      simpleTax: 1_500,
      inputTax: 78_000,
      pendingTax: 13_000,
      transferOut: 5_000,
      openingCredit: 20_000,
      controlFee: 280,
      sales: 1_041_000.05,
    });
  });

  test("gives the rows of a figure page by page, each once", async () => {
    const whole = await rowsOf("outputTax");
    const first = await rowsOf("outputTax", 1, 2);
    const second = await rowsOf("outputTax", 2, 2);
    expect([first.total, first.list.length]).toEqual([3, 2]);
    expect([...first.list, ...second.list]).toEqual(whole.list);
  });

  test("says that something has changed since, until it is calculated anew", async () => {
    await server.db
      .updateTable("invoice")
      .set({ rzzt: 1 })
      .where("companyId", "=", office.companyId)
      .where("jxxlx", "=", 0)
      .execute();
    expect((await basisOf()).isOutdated).toBe(true);
    await office.calculate(OCTOBER);
    expect((await basisOf()).isOutdated).toBe(false);
  });

  test("has what was changed by hand as a line of its own", async () => {
    const { id: predictionId } = await office.row(OCTOBER);
    const named = { qyId: office.companyId, ...OCTOBER, predictionId };
    await office.call("prediction.change", { ...named, zzshfjs: 100, content: "客户补充进项" });
    const { taxes, zzshfjs } = await basisOf();
    expect(taxes.at(-1)).toMatchObject({ szid: 99, formula: "人工调整：客户补充进项" });
    expect([zzshfjs, taxes.reduce((sum, { se }) => sum + yuanToFen(se), 0)]).toEqual([100, 10_000]);
  });
});

test("a small-scale taxpayer's quarter is explained by the limit, with the rows of its months", async () => {
  await office.become({ taxlayerType: "101", nsqxdm: "08" });
  const sold = { jxxlx: 1, isSimple: true };
  await office.invoice(
    month({ ...sold, ...SEPTEMBER, net: 200_000, tax: 2_000 }),
    month({ ...sold, kjqj: 7, net: 10_000, tax: 100, isSpecial: true }),
  );
  await office.calculate(SEPTEMBER);
  const { taxes } = await basisOf(SEPTEMBER);
  expect(taxes.map(({ formula }) => formula)).toEqual([
    "本季不含税销售额 210,000.00，起征点 300,000.00；按征收率计算 2,100.00 − 小微企业免征 2,000.00；应纳 100.00",
    "实缴增值税 100.00 × 7% ＝ 7.00；六税两费减半，减 3.50，应纳 3.50",
    "本季不含税销售额 210,000.00 不超过 300,000.00，免征",
    "本季不含税销售额 210,000.00 不超过 300,000.00，免征",
  ]);
  expect(await expectRowsToMakeFigures(SEPTEMBER)).toEqual({
    simpleTax: 2_100,
    sales: 210_000,
    yearSales: 210_000,
  });
});

test("who may not see taxes is not told the reason, nor another firm", async () => {
  const named = { qyid: office.companyId, ...OCTOBER };
  const other = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1002)
    .limit(1)
    .executeTakeFirstOrThrow();
  const foreign = { ...named, qyid: other.companyId };
  expect((await server.request("chenjie", "prediction.basis", foreign)).code).not.toBe("0");
  const page = { figure: "sales", pageNum: 1, pageSize: 20 };
  expect((await server.request("chenjie", "prediction.basisRows", { ...foreign, ...page })).code).not.toBe(
    "0",
  );
});
