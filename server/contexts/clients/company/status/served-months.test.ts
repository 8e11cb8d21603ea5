import { beforeAll, describe, expect, test } from "vitest";
import { readShownAmounts } from "../../../../testing/read-shown-amounts.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Readonly<Record<string, unknown>>;
const ask = async (operation: string, params: object = {}, account = "zhoumy") => {
  const { code, message, result } = await server.request(account, operation, params);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result;
};
const rows = async (operation: string, params: object = {}, account = "zhoumy") => {
  const result = await ask(operation, { pageNum: 1, pageSize: 500, ...params }, account);
  return (Array.isArray(result) ? result : (result as { list: Row[] }).list) as Row[];
};
const has = (list: readonly Row[], companyId: number) =>
  list.some((row) => [row.qyid, row.qyId, row.qyID, row.companyId].includes(companyId));
const stop = async (companyId: number, stopYear: number, stopMonth: number) =>
  await server.request("zhoumy", "company.stop", { companyIdList: [companyId], stopYear, stopMonth });
const start = async (companyId: number, startYear: number, startMonth: number) =>
  await server.request("zhoumy", "company.start", { companyIdList: [companyId], startYear, startMonth });
const card = async (companyId: number) =>
  (await rows("company.list")).find((company) => company.companyId === companyId);

/** Clients whose October is calculated and not notified, in pairs of one that files by month and one by quarter. */
const free: { monthly: number[]; quarterly: number[] } = { monthly: [], quarterly: [] };
beforeAll(async () => {
  for (const [kind, nsqxdm] of [
    ["monthly", "06"],
    ["quarterly", "08"],
  ] as const) {
    const found = await server.db
      .selectFrom("company")
      .innerJoin("companyPeriod as p", "p.companyId", "company.companyId")
      .select("company.companyId")
      .where("company.gsid", "=", 1001)
      .where("company.isRemove", "=", 0)
      .where("company.nsqxdm", "=", nsqxdm)
      .where("company.companyType", "=", "1")
      .where("company.beginDate", "<", "2026-01-01")
      .where("company.registrationDate", "<", "2024-10-01")
      .where("p.kjnd", "=", 2026)
      .where("p.kjqj", "=", nsqxdm === "06" ? 10 : 9)
      .where("p.predictionStatus", "=", 1)
      .$if(nsqxdm === "06", (query) => query.where("p.noticeTaxType", "=", 0))
      .where((company) =>
        company.not(
          company.exists(
            company
              .selectFrom("serviceStop as s")
              .select("s.stopPeriod")
              .whereRef("s.companyId", "=", "company.companyId"),
          ),
        ),
      )
      .orderBy("company.companyId")
      .execute();
    free[kind] = found.map(({ companyId }) => companyId);
  }
});
const take = (kind: keyof typeof free): number => {
  const companyId = free[kind].shift();
  if (companyId === undefined) throw new Error(`no ${kind} client is left`);
  return companyId;
};

/** Lists that belong to a month. */
const OF_MONTH = [
  "invoice.collection.page",
  "taxDeclare.otherTax.page",
  "progress.processView.page",
  "workProgress.statistics",
  "home.page",
  "book.home",
  "report.situation.page",
  "socialInsurance.page",
  "pit.list",
];

describe("a client who is stopped from November on", () => {
  let companyId: number;
  beforeAll(async () => {
    companyId = take("monthly");
    // Both months are begun before the stop.
    for (const kjqj of [10, 11]) await rows("pit.list", { kjnd: 2026, kjqj });
    expect(await stop(companyId, 2026, 11)).toMatchObject({ code: "0" });
  });

  test.each(OF_MONTH)("%s has its October, and its November no more", async (operation) => {
    expect(has(await rows(operation, { kjnd: 2026, kjqj: 10 }), companyId)).toBe(true);
    expect(has(await rows(operation, { kjnd: 2026, kjqj: 9 }), companyId)).toBe(true);
    expect(has(await rows(operation, { kjnd: 2026, kjqj: 11 }), companyId)).toBe(false);
  });

  test("the board of filings has its October", async () => {
    const filings = async (kjqj: number) => await rows("progress.fcpProgressView.page", { kjnd: 2026, kjqj });
    expect(has(await filings(10), companyId)).toBe(true);
    expect(has(await filings(11), companyId)).toBe(false);
  });

  test("its October is notified and declared, and its invoices are collected", async () => {
    const month = { kjnd: 2026, kjqj: 10 };
    const validation = async (kjqj: number) =>
      (await ask("invoice.task.periodValidation", { companyIdList: [companyId], kjnd: 2026, kjqj })) as Row;
    expect(await validation(10)).not.toMatchObject({
      failList: [{ reason: "企业在该期间不在服务期内" }],
    });
    expect(await validation(11)).toMatchObject({ failList: [{ reason: "企业在该期间不在服务期内" }] });
    const shown = async () => await readShownAmounts(server, [companyId], month);
    const notice = { ...month, qyIdList: [companyId], operationType: 1, taxStatus: "correct" };
    await ask("taxConfirm.confirmTax", {
      ...notice,
      noticeTaxReqList: await shown(),
      paymentTimeType: 1,
    });
    await ask("taxDeclare.batchSubmit", {
      ...month,
      qyIdList: [companyId],
      declareList: await shown(),
    });
    const state = async () =>
      (await rows("invoice.collection.page", month)).find(
        (row) => row.companyId === companyId || row.qyid === companyId,
      );
    await expect.poll(async () => (await state())?.taxDeclareStatus, { timeout: 20_000 }).toBe(2);
  });

  test("who keeps it sees its October without the right to the stopped list", async () => {
    const { userId } = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "sunli")
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("companyGrant")
      .values({ gsid: 1001, companyId, userId, createTime: "2026-11-20 10:00:00" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const roles = server.db.selectFrom("staffRole").select("roleId").where("userId", "=", userId);
    await server.db
      .deleteFrom("rolePermission")
      .where("roleId", "in", roles)
      .where("code", "=", "customerCentre.customerInfo.stopped")
      .execute();
    expect(
      await server.request("sunli", "company.list", { status: 0, pageNum: 1, pageSize: 1 }),
    ).toMatchObject({
      code: "0403",
    });
    for (const operation of OF_MONTH)
      expect(has(await rows(operation, { kjnd: 2026, kjqj: 10 }, "sunli"), companyId)).toBe(true);
  });

  test("is stopped today: in the list, the counts and wherever today is asked about", async () => {
    expect(await card(companyId)).toMatchObject({ statusCode: 0, stopYear: 2026, stopMonth: 11 });
    for (const operation of ["taxLogin.account.page", "compliance.notInsight", "visit.recommend.companyList"])
      expect(has(await rows(operation), companyId)).toBe(false);
  });
});

/** The operations that count or list the clients of today. */
const OF_TODAY: readonly (readonly [operation: string, params: object])[] = [
  ["company.count", {}],
  ["company.list", { status: 1, pageNum: 1, pageSize: 500 }],
  ["home.customer", {}],
  ["home.customerV2", {}],
  ["home.businessHealth", {}],
  ["operationPlatform.overview", { kjnd: 2026, kjqj: 11 }],
  ["operationPlatform.staff", { kjnd: 2026, kjqj: 11, pageNum: 1, pageSize: 500 }],
  ["enterpriseWechat.overview", { kjnd: 2026, kjqj: 11 }],
  ["book.type", {}],
  ["book.allDepart", {}],
  ["chat.company.page", { pageNumber: 1, pageSize: 500 }],
  ["taxLogin.account.page", { pageNum: 1, pageSize: 500 }],
  ["visit.recommend.companyList", { pageNum: 1, pageSize: 500 }],
  ["compliance.notInsight", { pageNum: 1, pageSize: 500 }],
];

describe("what is about today", () => {
  const changing = new Set([
    "rowVersion",
    "updateTime",
    "stopPeriod",
    "stopYear",
    "stopMonth",
    "statusRemark",
  ]);
  const answer = async ([operation, params]: (typeof OF_TODAY)[number]) =>
    JSON.stringify(await ask(operation, params), (name, value: unknown) =>
      changing.has(name) ? undefined : value,
    );

  test.each(OF_TODAY)("%s changes with the month of a stop, not before", async (...of) => {
    const [id = 0] = await notExamined();
    const before = await answer(of);
    await stop(id, 2027, 1);
    expect(await answer(of)).toBe(before);
    await stop(id, 2026, 11);
    expect(await answer(of)).not.toBe(before);
    await start(id, 2026, 11);
    expect(await answer(of)).toBe(before);
  });

  test("the counts of home are those of the stop", async () => {
    const board = async () => (await ask("home.customer")) as Readonly<Record<string, number>>;
    const firm = async () =>
      (await ask("operationPlatform.overview", { kjnd: 2026, kjqj: 11 })) as Readonly<Record<string, number>>;
    const [before, firmBefore] = [await board(), await firm()];
    const [first = 0, second = 0] = await notExamined();
    const counts = (of: Readonly<Record<string, number>>, names: readonly string[]) =>
      names.map((name) => of[name] ?? 0);
    const change = (after: readonly number[], from: readonly number[]) =>
      after.map((count, at) => count - (from[at] ?? 0));
    const names = ["inService", "stopped", "stoppedThisMonth"];
    await stop(first, 2026, 10);
    expect(change(counts(await board(), names), counts(before, names))).toEqual([-1, 1, 0]);
    await stop(second, 2026, 11);
    expect(change(counts(await board(), names), counts(before, names))).toEqual([-2, 2, 1]);
    const ofFirm = ["inService", "stopped"];
    expect(change(counts(await firm(), ofFirm), counts(firmBefore, ofFirm))).toEqual([-2, 1]);
    for (const companyId of [first, second]) await start(companyId, 2026, 10);
    expect(await board()).toEqual(before);
  });

  /** Clients in service whom nobody has examined. */
  const notExamined = async () =>
    (await rows("compliance.notInsight", { sortOrder: "asc" })).map(({ companyId }) => Number(companyId));
});

describe("tasks about a month", () => {
  const reasons = async (operation: string, params: object) =>
    JSON.stringify(await server.request("zhoumy", operation, params));

  test.each([
    ["pit.batchCollect", "qyIdList"],
    ["taskCentre.batchFetchCheck", "companyIdList"],
    ["invoice.task.periodValidation", "companyIdList"],
  ])("%s takes the months that are served alone", async (operation, ids) => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    const of = async (kjqj: number) => await reasons(operation, { [ids]: [companyId], kjnd: 2026, kjqj });
    expect(await of(9)).not.toContain("不在服务期内");
    expect(await of(10)).toContain("不在服务期内");
  });

  test("a collection of registered taxes too", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    const of = async (kjqj: number) =>
      await server.request("zhoumy", "collection.task.send", { qyid: companyId, kjnd: 2026, kjqj });
    expect(await of(10)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("2026年10期不在服务期内"),
    });
    expect(await of(9)).toMatchObject({ code: "0" });
  });

  test("a month that is not served begins no declaration of personal tax", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    const declared = async (kjqj: number) =>
      await server.db
        .selectFrom("plainRecord")
        .select("id")
        .where("resource", "=", "pitDeclaration")
        .where("companyId", "=", companyId)
        .where("kjnd", "=", 2026)
        .where("kjqj", "=", kjqj)
        .execute();
    await server.db
      .deleteFrom("plainRecord")
      .where("resource", "=", "pitDeclaration")
      .where("companyId", "=", companyId)
      .where("kjqj", ">=", 10)
      .execute();
    await rows("pit.list", { kjnd: 2026, kjqj: 10 });
    expect(await declared(10)).toEqual([]);
    await start(companyId, 2026, 10);
    await rows("pit.list", { kjnd: 2026, kjqj: 10 });
    expect(await declared(10)).toHaveLength(1);
  });
});

describe("a stop that is to come", () => {
  test("changes nothing before its month", async () => {
    const companyId = take("monthly");
    const [board, count] = [await ask("home.customer"), await ask("company.count")];
    expect(await stop(companyId, 2027, 3)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({
      statusCode: 1,
      stopPeriod: "2027-03",
      statusRemark: "将于2027年3月停止服务",
    });
    expect(has(await rows("company.list", { status: 1 }), companyId)).toBe(true);
    expect(has(await rows("company.list", { status: 0 }), companyId)).toBe(false);
    expect([await ask("home.customer"), await ask("company.count")]).toEqual([board, count]);
    for (const operation of OF_MONTH)
      expect(has(await rows(operation, { kjnd: 2026, kjqj: 11 }), companyId)).toBe(true);
    expect(has(await rows("taxLogin.account.page"), companyId)).toBe(true);
  });

  test("moves to another month, and is called off", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2027, 3);
    await stop(companyId, 2027, 6);
    expect(await card(companyId)).toMatchObject({ statusCode: 1, stopPeriod: "2027-06" });
    expect(await start(companyId, 2026, 11)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({ statusCode: 1, stopPeriod: null, statusRemark: null });
    expect(await start(companyId, 2026, 11)).toMatchObject({ code: "0409" });
  });
});

describe("a resumption", () => {
  const inMonth = async (companyId: number, kjqj: number) =>
    has(await rows("progress.processView.page", { kjnd: 2026, kjqj }), companyId);

  test("leaves the months between unserved", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 8);
    expect(await start(companyId, 2026, 10)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({ statusCode: 1, stopPeriod: null });
    const months = [7, 8, 9, 10, 11];
    const served = await Promise.all(months.map(async (kjqj) => await inMonth(companyId, kjqj)));
    expect(served).toEqual([true, false, false, true, true]);
  });

  test("cannot be undone by a stop before it; one from its month on is the same stop again", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 8);
    await start(companyId, 2026, 10);
    expect(await stop(companyId, 2026, 9)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "stopMonth", message: expect.stringContaining("恢复服务月份") }] },
    });
    expect(await stop(companyId, 2026, 10)).toMatchObject({ code: "0" });
    expect(await card(companyId)).toMatchObject({ statusCode: 0, stopPeriod: "2026-08" });
  });

  test("that is to come leaves it stopped until then", async () => {
    const companyId = take("monthly");
    await stop(companyId, 2026, 10);
    await start(companyId, 2027, 1);
    expect(await card(companyId)).toMatchObject({ statusCode: 0, statusRemark: "将于2027年1月恢复服务" });
    expect(await stop(companyId, 2027, 2)).toMatchObject({ code: "0409" });
  });
});

describe("a quarter of which any month was served", () => {
  test("is due: its VAT with its last month, and its prepayment", async () => {
    const companyId = take("quarterly");
    const vat = async (kjqj: number) =>
      has(await rows("invoice.collection.page", { kjnd: 2026, kjqj }), companyId);
    const prepaid = async (quarter: number) =>
      has(await rows("incomeTax.corporate.page", { kjnd: 2026, quarter }), companyId);
    await stop(companyId, 2026, 8);
    expect([await vat(7), await vat(8), await vat(9), await vat(10)]).toEqual([true, false, true, false]);
    expect([await prepaid(2), await prepaid(3), await prepaid(4)]).toEqual([true, true, false]);
    const progress = await rows("progress.processView.page", { kjnd: 2026, kjqj: 9 });
    expect(progress.find((row) => row.qyid === companyId)).toMatchObject({ bookState: 9 });
    expect(has(await rows("book.home", { kjnd: 2026, kjqj: 9 }), companyId)).toBe(false);
  });

  test("is not due when none was", async () => {
    const companyId = take("quarterly");
    await stop(companyId, 2026, 7);
    expect(has(await rows("invoice.collection.page", { kjnd: 2026, kjqj: 9 }), companyId)).toBe(false);
    expect(has(await rows("incomeTax.corporate.page", { kjnd: 2026, quarter: 3 }), companyId)).toBe(false);
  });

  test("so is a year, with its settlement", async () => {
    const companyId = take("quarterly");
    await stop(companyId, 2026, 1);
    expect(has(await rows("taxDeclare.hsqj.page", { kjnd: 2025 }), companyId)).toBe(true);
    expect(has(await rows("taxDeclare.hsqj.page", { kjnd: 2026 }), companyId)).toBe(false);
  });
});

test("boards and lists count the same clients of a month that some were stopped in", async () => {
  for (const kjqj of [6, 9, 10]) {
    const month = { kjnd: 2026, kjqj };
    const { total } = (await ask("progress.processView.count", month)) as { total: number };
    expect(await ask("home.process", month)).toMatchObject({ total });
    expect(await rows("invoice.collection.page", month)).toHaveLength(total);
    expect(await rows("taxDeclare.otherTax.page", month)).toHaveLength(total);
  }
});

test("the debts of home are those of the lists of fees", async () => {
  const clients = await rows("fee.queryManagerList");
  const owing = clients.filter(({ feeState }) => feeState === "overdue");
  expect(owing.some(({ status }) => status === 0)).toBe(true);
  expect(await ask("home.renewalControl")).toMatchObject({ total: clients.length, owed: owing.length });
});

test("what is open is named before a client is stopped", async () => {
  const owing = (await rows("fee.queryManagerList")).find(
    ({ companyId, owedAmount }) => free.monthly.includes(Number(companyId)) && Number(owedAmount) > 0,
  );
  const companyId = Number(owing?.companyId);
  const matters = async (account = "zhoumy") =>
    ((await ask("company.openMatters", { companyIdList: [companyId] }, account)) as { matters: Row[] })
      .matters;
  const of = async (name: string) => (await matters()).find(({ matter }) => matter === name);
  const october = async (fields: object) =>
    await server.db
      .updateTable("companyPeriod")
      .set(fields)
      .where("companyId", "=", companyId)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .execute();
  const [notified, unpaid] = [await of("已通知未申报"), await of("已申报未缴款")];
  await october({ noticeTaxType: 1, taxDeclareStatus: 0, qrzzse: "1234.50" });
  expect(await of("已通知未申报")).toEqual({
    matter: "已通知未申报",
    companyNum: 1,
    num: Number(notified?.num ?? 0) + 1,
    amount: Number(notified?.amount ?? 0) + 1234.5,
  });
  await october({ noticeTaxType: 2, taxDeclareStatus: 2 });
  expect((await of("已申报未缴款"))?.num).toBe(Number(unpaid?.num ?? 0) + 1);
  await october({ noticeTaxType: 3 });
  expect((await of("已申报未缴款"))?.num).toBe(unpaid?.num);
  await october({ noticeTaxType: 0, taxDeclareStatus: 0 });
  expect((await of("未申报"))?.num).toBeGreaterThan(0);
  expect(await of("欠服务费")).toMatchObject({ companyNum: 1, num: 1, amount: owing?.owedAmount });
  const orders = (await rows("workOrder.queryGdPage", { qyid: companyId })).filter(({ status }) =>
    [0, 1, 2].includes(Number(status)),
  );
  expect((await of("未完结工单"))?.num ?? 0).toBe(orders.length);
  expect(
    await server.request("qianjin", "company.openMatters", { companyIdList: [companyId] }),
  ).toMatchObject({
    code: "0404",
  });
});

test("a month later a stop that was to come has come", async () => {
  const companyId = take("monthly");
  await stop(companyId, 2026, 12);
  expect(await card(companyId)).toMatchObject({ statusCode: 1 });
  server.advanceClock(12 * DAY_MS);
  const token = await server.signIn("zhoumy");
  const { result } = await server.requestWith(token, "company.list", {
    status: 0,
    pageNum: 1,
    pageSize: 500,
  });
  expect((result as { list: Row[] }).list).toContainEqual(
    expect.objectContaining({ companyId, statusCode: 0, stopPeriod: "2026-12", statusRemark: null }),
  );
});
