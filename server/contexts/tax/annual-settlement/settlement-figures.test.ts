import { expect, test } from "vitest";
import { type Entry, keepLedger } from "../../books/testing/keep-ledger.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { isDue, isRefund, NOTIFY, settlementDesk } from "./testing/settlement-desk.ts";

const server = useTestServer();
const { call, outcome, page, read, settle, take, calculate } = settlementDesk(server);

test("a settlement takes what the four quarters were declared with as prepaid, whatever is due or comes back", async () => {
  for (const fits of [isDue, isRefund]) {
    const { companyId } = (await page()).list.find(fits) ?? { companyId: 0 };
    const row = await read(companyId);
    const { paid } = await server.db
      .selectFrom("incomeTaxFiling")
      .select((select) => select.fn.sum<string>("ybtse").as("paid"))
      .where("companyId", "=", companyId)
      .where("kjnd", "=", 2025)
      .where("szid", "=", 3)
      .where("taxDeclareStatus", "=", 2)
      .executeTakeFirstOrThrow();
    expect(row.yyjse).toBe(Number(paid));
    const taxable = Math.max(0, row.lrze + row.tzzj - row.tzjs - row.mbks);
    expect(row.ynssde).toBeCloseTo(taxable, 2);
    expect(row.ybtse).toBeCloseTo(row.ynsdse - row.jmsdse - row.yyjse, 2);
  }
});

test("without books the year is worked out from the invoices, with the losses of earlier years", async () => {
  const { companyId } = await take("pending", ({ calcStatus }) => calcStatus === 0);
  await server.db.deleteFrom("annualSettlement").where("companyId", "=", companyId).execute();
  const loss = { lrze: "-50000.00", tzzj: "8000.00", tzjs: "0.00" };
  await server.db
    .insertInto("annualSettlement")
    .values({
      companyId,
      gsid: 1001,
      kjnd: 2024,
      calcStatus: 1,
      ...loss,
      updateTime: "2025-05-01 00:00:00",
    })
    .execute();
  expect(await calculate(companyId)).toMatchObject({ title: "测算2025年度汇算清缴", status: 1 });
  const worked = await read(companyId);
  expect(worked).toMatchObject({ calcStatus: 1, profitSource: 2, status: "calculated", qjfy: null });
  const sums = await server.db
    .selectFrom("invoice")
    .select((select) => ["jxxlx", select.fn.sum<string>("jehj").as("net")])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2025)
    .where("fpzt", "!=", 1)
    .groupBy("jxxlx")
    .execute();
  const of = (kind: number) => Number(sums.find(({ jxxlx }) => jxxlx === kind)?.net ?? 0);
  // Sales without invoices come on top.
  expect(worked.yysr).toBeGreaterThanOrEqual(of(1));
  expect(worked.yycb).toBeCloseTo(of(0), 2);
  expect(worked.lrze).toBeCloseTo((worked.yysr ?? 0) - (worked.yycb ?? 0), 2);
  expect(worked.mbks).toBeCloseTo(Math.min(42_000, Math.max(0, worked.lrze)), 2);
});

const sold = (yuan: number): Entry => ["应收账款", "主营业务收入", yuan];
const costs = (yuan: number): Entry => ["主营业务成本", "库存商品", yuan];
const paid = (expense: string, yuan: number): Entry => [expense, "库存现金", yuan];
const NOVEMBER = { kjqj: 11, entries: [sold(400_000), costs(250_000), paid("管理费用_工资", 60_000)] };
const DECEMBER = {
  kjqj: 12,
  entries: [
    sold(600_000),
    costs(330_000),
    paid("管理费用_工资", 60_000),
    paid("管理费用_业务招待费", 20_000),
  ],
};

test("the books of the year tell the profit, what it is made of, and the entertainment that is added back", async () => {
  const { companyId } = await take("pending", ({ calcStatus }) => calcStatus === 0);
  await keepLedger(server, companyId, 2025, [NOVEMBER, DECEMBER]);
  await calculate(companyId);
  const worked = await read(companyId);
  // 60 % of 20,000 may be taken off, but 5 ‰ of 1,000,000 is less: 15,000 are added back.
  expect(worked).toMatchObject({
    profitSource: 1,
    yysr: 1_000_000,
    yycb: 580_000,
    qjfy: 140_000,
    lrze: 280_000,
    tzzj: 15_000,
    tzjs: 0,
  });
  expect(worked.lines.find(({ name }) => name === "加：纳税调整增加额")?.remark).toContain(
    "业务招待费 20,000.00 元",
  );
});

test("a year whose earlier months the books do not have has its profit, and says no more", async () => {
  const { companyId } = await take("calculated", isDue);
  await keepLedger(server, companyId, 2025, [NOVEMBER, DECEMBER]);
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "subjectBalance")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2025)
    .where("kjqj", "=", 11)
    .execute();
  await calculate(companyId);
  expect(await read(companyId)).toMatchObject({
    profitSource: 1,
    lrze: 280_000,
    yysr: null,
    qjfy: null,
    tzzj: 0,
  });
});

test("a year of which nothing is known fails, says so, and is worked out by hand", async () => {
  const { companyId } = await take("pending", ({ calcStatus }) => calcStatus === 0);
  await server.db.deleteFrom("invoice").where("companyId", "=", companyId).where("kjnd", "=", 2025).execute();
  await server.db
    .deleteFrom("plainRecord")
    .where("companyId", "=", companyId)
    .where("resource", "=", "specialCase")
    .execute();
  expect(await calculate(companyId)).toMatchObject({ status: 2, message: "0 家企业测算完成，1 家测算失败" });
  const failed = await read(companyId);
  expect(failed).toMatchObject({
    calcStatus: 3,
    status: "pending",
    ybtse: null,
    calcError: "2025年的账簿和发票都没有数据，请人工填写利润总额",
  });
  expect((await settle([companyId], NOTIFY)).result).toMatchObject({
    failList: [{ reason: failed.calcError }],
  });
  const { settlementId, rowVersion } = failed;
  await call("adjust", { settlementId, qyId: companyId, rowVersion, lrze: 100_000, content: "客户提供报表" });
  expect(await read(companyId)).toMatchObject({ calcStatus: 1, profitSource: 3, lrze: 100_000 });
});

test("figures by hand stand in the place of those that were read, outlast a calculation, and are taken out again", async () => {
  const before = await take("calculated", isDue);
  const named = { settlementId: before.settlementId, qyId: before.companyId };
  const adjusted = { ...named, rowVersion: before.rowVersion, content: "调增无票支出" };
  const figures = { lrze: 3_950_000, tzzj: 60_000, tzjs: 10_000, mbks: 0, yyjse: 1_020_000 };
  expect(await call("adjust", { ...adjusted, ...figures })).toMatchObject({ code: "0" });
  // 4,000,000 is above the limit of small enterprises: 25 %, and 20,000 come back.
  const large = {
    isAdjusted: 1,
    byHandReason: "调增无票支出",
    byHand: { ...figures, cyrs: null, zcze: null },
    ynssde: 4_000_000,
    jmsdse: 0,
    ybtse: -20_000,
    balance: "refund",
  };
  expect(await read(before.companyId)).toMatchObject(large);
  await calculate(before.companyId);
  expect(await read(before.companyId)).toMatchObject(large);
  expect(await call("adjust", { ...adjusted, lrze: 1 }), "read before it was changed").toMatchObject({
    code: "0410",
  });
  await call("reset", named);
  const after = await read(before.companyId);
  expect(after).toMatchObject({ isAdjusted: 0, byHand: { lrze: null, tzzj: null } });
  expect(after.lrze).not.toBe(3_950_000);
});

test("a year that runs can be foreseen and not told; a client of another tax, or founded later, settles nothing", async () => {
  const { companyId } = await take("calculated");
  const refused = async (qyIdList: readonly number[], kjnd: number) =>
    (await outcome("calculate", { qyIdList, kjnd })).failList.map(({ reason }) => reason);
  expect(await refused([companyId], 2026)).toEqual([]);
  const running = { noticeTaxReqList: [{ kjnd: 2026, qyId: companyId }], ...NOTIFY };
  expect((await server.request("chenjie", "taxNotice.settleConfirmTax", running)).result).toMatchObject({
    failList: [{ reason: "2026年尚未结束，不能通知汇算清缴" }],
  });
  expect(await refused([companyId], 2005)).toEqual(["2005年以后成立，无需汇算清缴"]);
  const trader = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("companyType", "=", "2")
    .where("isRemove", "=", 0)
    .executeTakeFirstOrThrow();
  expect(await refused([trader.companyId], 2025)).toEqual(["不申报企业所得税，无需汇算清缴"]);
  expect(await call("detail", { qyId: trader.companyId })).toMatchObject({ code: "0404" });
});
