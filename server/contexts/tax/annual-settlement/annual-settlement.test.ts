import { expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readShownFilings } from "../../../testing/read-shown-filings.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { type Entry, keepLedger } from "../../books/testing/keep-ledger.ts";

const YEAR = { kjnd: 2025 };
const server = useTestServer();

interface Row {
  readonly companyId: number;
  readonly companyName: string;
  readonly settlementId: number | null;
  readonly rowVersion: string | null;
  readonly calcStatus: number;
  readonly calcError: string | null;
  readonly profitSource: number | null;
  readonly isAdjusted: number;
  readonly yysr: number | null;
  readonly yycb: number | null;
  readonly qjfy: number | null;
  readonly lrze: number;
  readonly tzzj: number;
  readonly tzjs: number;
  readonly mbks: number;
  readonly ynssde: number;
  readonly ynsdse: number;
  readonly jmsdse: number;
  readonly yyjse: number;
  readonly ybtse: number | null;
  readonly balance: string | null;
  readonly noticeTaxType: number;
  readonly payTime: string | null;
  readonly taxDeclareStatus: number;
  readonly declareError: string | null;
  readonly status: string;
  readonly deadline: string;
  readonly daysLeft: number;
  readonly lines: readonly { readonly name: string; readonly amount: number; readonly remark: string }[];
}

interface Outcome {
  readonly successCount: number;
  readonly failCount: number;
  readonly failList: readonly { readonly companyId: number; readonly reason: string }[];
  readonly taskid?: string | null;
}

const call = async (name: string, params: object, account = "chenjie") =>
  await server.request(account, `taxDeclare.hsqj.${name}`, { ...YEAR, ...params });
const outcome = async (name: string, params: object) => (await call(name, params)).result as Outcome;
const page = async (params: object = {}, account = "chenjie") => {
  const { result } = await call("page", { pageNum: 1, pageSize: 500, ...params }, account);
  return result as {
    readonly list: readonly Row[];
    readonly total: number;
    readonly hj: Record<string, number>;
  };
};
const read = async (companyId: number) => (await call("detail", { qyId: companyId })).result as Row;
const shownOf = async (qyIdList: readonly number[]) =>
  await readShownFilings(server, "taxDeclare.hsqj.preview", { ...YEAR, qyIdList });
const settle = async (companyIds: readonly number[], params: object, account = "chenjie") =>
  await server.request(account, "taxNotice.settleConfirmTax", {
    noticeTaxReqList: (await shownOf(companyIds)).map((one) => ({ ...YEAR, ...one, content: "请留足余额" })),
    ...params,
  });
const submit = async (qyIdList: readonly number[]) =>
  await outcome("batchDeclare", { qyIdList, declareList: await shownOf(qyIdList) });
const NOTIFY = { operationType: 1, paymentTimeType: 1 };
const REVOKE = { operationType: 2 };

const used = new Set<number>();
/** A client in this state, another one each time. */
async function take(status: string, fits: (row: Row) => boolean = () => true): Promise<Row> {
  const row = (await page({ status })).list.find((one) => !used.has(one.companyId) && fits(one));
  if (!row) throw new Error(`no client is left in the state ${status}`);
  used.add(row.companyId);
  return row;
}
const isDue = ({ balance, isAdjusted, calcStatus }: Row) =>
  balance === "due" && isAdjusted === 0 && calcStatus === 1;
const isRefund = ({ balance }: Row) => balance === "refund";

async function calculate(...qyIdList: readonly number[]) {
  const { taskid } = await outcome("calculate", { qyIdList });
  if (taskid === null || taskid === undefined) throw new Error("nothing was to be worked out");
  return await jobEnd(server, "chenjie", taskid);
}

test("everybody who settles the year is in the list, with or without a settlement; sums and numbers are of all", async () => {
  const { list, hj, total } = await page();
  expect(list.length).toBe(total);
  expect(list.some(({ settlementId }) => settlementId === null)).toBe(true);
  const first = await page({ pageSize: 5 });
  expect(first.list).toHaveLength(5);
  expect(first.hj).toEqual(hj);
  for (const name of ["yysr", "ybtse"] as const) {
    const sum = list.reduce((all, row) => all + Math.round((row[name] ?? 0) * 100), 0);
    expect(Math.round((hj[name] ?? 0) * 100), name).toBe(sum);
  }
  const counts = (await call("count", {})).result as Record<string, number>;
  expect(counts["total"]).toBe(total);
  for (const status of ["pending", "calculated", "notified", "declared", "paid"]) {
    const narrowed = await page({ status });
    expect(narrowed.total, status).toBe(counts[status]);
    expect(narrowed.total, status).toBeGreaterThan(0);
    expect(new Set(narrowed.list.map((row) => row.status))).toEqual(new Set([status]));
  }
  const types = await server.db
    .selectFrom("company")
    .select("companyType")
    .where(
      "companyId",
      "in",
      list.map(({ companyId }) => companyId),
    )
    .execute();
  expect(new Set(types.map(({ companyType }) => companyType)), "no sole traders").toEqual(new Set(["1"]));
});

test("a year ends with the day on or after the 31st of May that is worked; days are counted from today", async () => {
  const { list } = await page({ pageSize: 1 });
  expect(list[0]).toMatchObject({ deadline: "2026-06-01", daysLeft: -172 });
  expect((await page({ kjnd: 2024, pageSize: 1 })).list[0]).toMatchObject({ deadline: "2025-06-03" });
});

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

test("a client is told of its settlement once, until that is taken back; others go on", async () => {
  const told = await take("calculated", isDue);
  const other = await take("calculated", isRefund);
  const { companyId } = told;
  expect(await settle([companyId], { operationType: 1 })).toMatchObject({ message: "请选择扣款时间" });
  const early = { operationType: 1, paymentTimeType: 0, paymentTime: "2026-11-19" };
  expect((await settle([companyId], early)).message).toContain("扣款日期应在 2026-11-20 至 2026-12-31");
  await settle([companyId], NOTIFY);
  expect(await read(companyId)).toMatchObject({
    status: "notified",
    noticeTaxType: 1,
    paymentTimeType: 1,
    content: "请留足余额",
  });
  expect((await settle([companyId, other.companyId], NOTIFY)).result).toMatchObject({
    successCount: 1,
    failCount: 1,
    failList: [{ companyId, companyName: told.companyName, reason: "汇算清缴税款已通知" }],
  });
  expect(await read(other.companyId), "what comes back is not taken").toMatchObject({
    noticeTaxType: 1,
    paymentTimeType: 3,
  });
  const change = { operationType: 3, paymentTimeType: 0, paymentTime: "2026-12-15" };
  expect((await settle([companyId, other.companyId], change)).result).toMatchObject({
    successCount: 1,
    failList: [{ companyId: other.companyId, reason: "没有应补税款，无需扣款时间" }],
  });
  expect((await read(companyId)).payTime).toBe("2026-12-15");
  const of = { qyId: companyId, kjnd: 2025, kjqj: 12 };
  const history = (szId: number) => server.request("chenjie", "taxNotice.history", { ...of, szId });
  expect((await history(303)).result).toMatchObject([{ operationType: 3 }, { operationType: 1 }]);
  expect((await history(3)).result, "the prepayment of the last quarter is another tax").toEqual([]);
  await settle([companyId], REVOKE);
  expect(await read(companyId)).toMatchObject({ status: "calculated", content: null, payTime: null });
  expect((await settle([companyId], REVOKE)).result).toMatchObject({
    failList: [{ reason: "不是已通知状态，不能撤销通知" }],
  });
});

test("what is told before a notice: amounts that are due and that come back, and late fees", async () => {
  const rows = (await page({ status: "calculated" })).list;
  const [due, refund] = [rows.find(isDue), rows.find(isRefund)];
  if (!due || !refund) throw new Error("nobody pays, or nobody is paid back");
  const preview = (...qyIdList: readonly number[]) => call("preview", { qyIdList });
  expect((await preview(due.companyId, refund.companyId)).result).toMatchObject({
    deadline: "2026-06-01",
    lastPayDay: "2026-12-31",
    dueNum: 1,
    dueAmount: due.ybtse,
    refundNum: 1,
    refundAmount: -(refund.ybtse ?? 0),
    ybtse: null,
  });
  const one = (await preview(due.companyId)).result as { readonly pendingRemark: string };
  expect(one).toMatchObject({ ybtse: due.ybtse, lrze: due.lrze });
  expect(one.pendingRemark).toContain("申报期已于 2026-06-01 截止");
});

async function declare(companyId: number): Promise<Row> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { taskid } = await submit([companyId]);
    await jobEnd(server, "chenjie", taskid ?? "");
    const row = await read(companyId);
    if (row.taxDeclareStatus === 2) return row;
  }
  throw new Error("the bureau refused the declaration");
}

test("a settlement is declared after its notice, paid or paid back, and done; what is even is done at once", async () => {
  const paying = await take("calculated", isDue);
  const { companyId } = paying;
  expect(await submit([companyId])).toMatchObject({
    taskid: null,
    failList: [{ reason: "汇算清缴税款尚未通知客户，不能提交申报" }],
  });
  await settle([companyId], NOTIFY);
  expect(await declare(companyId)).toMatchObject({ status: "declared", noticeTaxType: 2 });
  expect((await settle([companyId], REVOKE)).result).toMatchObject({
    failList: [{ reason: "不是已通知状态，不能撤销通知" }],
  });
  const refund = await take("notified", isRefund);
  expect(await declare(refund.companyId)).toMatchObject({ status: "declared", noticeTaxType: 2 });
  const untold = await take("calculated");
  const qyIdList = [companyId, refund.companyId, untold.companyId];
  expect(await outcome("paymentStatus", { qyIdList, status: 1 })).toMatchObject({
    successCount: 2,
    failList: [{ companyId: untold.companyId, reason: "尚未申报，不能修改扣款状态" }],
  });
  expect(await read(refund.companyId)).toMatchObject({ status: "paid", noticeTaxType: 3 });
  await outcome("paymentStatus", { qyIdList: [companyId], status: 0 });
  expect(await read(companyId)).toMatchObject({ status: "declared" });

  const { settlementId, rowVersion } = untold;
  const even = { lrze: 0, tzzj: 0, yyjse: 0, content: "本年无经营" };
  await call("adjust", { settlementId, qyId: untold.companyId, rowVersion, ...even });
  await settle([untold.companyId], { operationType: 1 });
  expect(await declare(untold.companyId)).toMatchObject({ status: "paid", balance: "none" });
});

test("what the bureau refuses says why and can be handed in again", async () => {
  const failed = await take("notified", ({ taxDeclareStatus }) => taxDeclareStatus === 3);
  expect(failed.declareError).toContain("申报失败");
  expect(await declare(failed.companyId)).toMatchObject({ declareError: null });
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

test("another firm's clients, and those of colleagues, are neither seen nor changed", async () => {
  const { companyId } = await take("calculated");
  for (const [name, params] of [
    ["detail", { qyId: companyId }],
    ["calculate", { qyIdList: [companyId] }],
    ["preview", { qyIdList: [companyId] }],
  ] as const)
    expect((await call(name, params, "qianjin")).code, name).not.toBe("0");
  expect((await settle([companyId], NOTIFY, "qianjin")).code).not.toBe("0");
  expect((await read(companyId)).noticeTaxType).toBe(0);
  const own = await page({}, "sunli");
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan((await page()).total);
});

/** Lets sunli do what this code stands for, and nothing else. */
async function grant(code: string): Promise<void> {
  const added = await server.request("zhoumy", "role.add", {
    roleName: code.slice(-20),
    permissions: [{ code, operationFlag: 0 }],
  });
  const { roleId } = added.result as { roleId: number };
  const { userId, gsid } = await server.db
    .selectFrom("staff")
    .select(["userId", "gsid"])
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom("staffRole").where("userId", "=", userId).execute();
  await server.db.insertInto("staffRole").values({ userId, roleId, gsid }).execute();
}

test("the list and its figures ask for their own right, notices and declarations for that of tax confirmation", async () => {
  const { companyId } = (await page({}, "sunli")).list[0] ?? { companyId: 0 };
  const codeOf = async (name: string, params: object) => (await call(name, params, "sunli")).code;
  const qyIdList = [companyId];
  const paging = { pageNum: 1, pageSize: 10 };
  await grant("accountingCentre.annualFiling");
  expect(await codeOf("page", paging)).toBe("0");
  expect(await codeOf("count", {})).toBe("0");
  expect(await codeOf("calculate", { qyIdList })).toBe("0");
  for (const name of ["preview", "batchDeclare", "paymentStatus"])
    expect(await codeOf(name, { qyIdList, status: 1 }), name).toBe("0403");
  expect((await settle(qyIdList, NOTIFY, "sunli")).code).toBe("0403");
  await grant("accountingCentre.taxConfirmation");
  expect(await codeOf("page", paging)).toBe("0403");
  expect(await codeOf("calculate", { qyIdList })).toBe("0403");
  expect(await codeOf("preview", { qyIdList })).toBe("0");
});
