import { expect, test } from "vitest";
import { copyRecords } from "../testing/copy-records.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const ALL = "chenjie";
const ask = async <Result = Row>(operation: string, params: object = {}) => {
  const answer = await server.request(ALL, operation, params);
  expect(answer).toMatchObject({ code: "0", message: null });
  return answer.result as Result;
};
const rowsOf = async (operation: string, params: object, list = "list") =>
  (await ask<Record<string, readonly Row[]>>(operation, params))[list] ?? [];

/** Of some numbers of an answer, how much greater each has become. */
const growth = (before: Row, after: Row, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, Math.round((Number(after[name]) - Number(before[name])) * 100) / 100]),
  );

const PAGE = { pageNum: 1, pageSize: 500 };
const LARGE_PAGE = { pageNumber: 1, pageSize: 500 };

const RECEIPTS = 6000;
const TEN_CENTS = 0.1;
const RECEIVED = 600;

test("6,000 receipts of ten cents are 600 yuan more, wherever fees are added up", async () => {
  const [first] = await rowsOf("fee.queryManagerList", PAGE);
  const { clientId, clientName } = first as Row;
  const read = async () => {
    const [client = {}] = await rowsOf("fee.queryManagerList", { ...PAGE, keyword: clientName });
    const [year = {}] = await rowsOf("fee.queryManagerByKh", { ...PAGE, kjnd: 2026, keyword: clientName });
    const staff = await rowsOf("fee.queryManagerByYg", { ...PAGE, kjnd: 2026 });
    const { receivedThisMonth } = await ask("home.renewalControl");
    const { receivedAmount, months } = await ask("home.performance", { kjnd: 2026 });
    const ofStaff = staff.reduce((sum, row) => sum + Math.round(Number(row.received) * 100), 0) / 100;
    return {
      receivedThisMonth,
      receivedAmount,
      november: (months as readonly Row[])[10]?.receivedAmount,
      ofClient: client.receivedAmount,
      count: client.recordCount,
      ofYear: year.received,
      ofStaff,
    };
  };
  const before = await read();
  await copyRecords(server.db, {
    resource: "feeRecord",
    count: RECEIPTS,
    distinct: "receiptNo",
    fields: {
      clientId,
      amount: TEN_CENTS,
      payTime: "2026-11-05",
      beginPeriod: "2026-01",
      endPeriod: "2026-01",
      months: 1,
    },
  });
  const after = await read();
  expect(growth(before, after, Object.keys(before))).toEqual({
    receivedThisMonth: RECEIVED,
    receivedAmount: RECEIVED,
    november: RECEIVED,
    ofClient: RECEIVED,
    count: RECEIPTS,
    ofYear: RECEIVED,
    ofStaff: RECEIVED,
  });
});

test("6,000 clients of the firm's own make the ledger of fees longer, and every sum of it", async () => {
  const read = async () => {
    const { total } = await ask("fee.queryManagerList", PAGE);
    const staff = await rowsOf("fee.queryManagerByYg", { ...PAGE, kjnd: 2026 });
    const board = await ask("home.renewalControl");
    return {
      total,
      ofStaff: staff.reduce((sum, row) => sum + Number(row.clientNum), 0),
      onBoard: board.total,
      owed: board.owed,
      owedAmount: board.owedAmount,
    };
  };
  const before = await read();
  const fields = { monthFee: 0.1, serviceStart: "2026-11", paidTo: "2026-10", stopPeriod: null, status: 1 };
  await copyRecords(server.db, { resource: "feeClient", count: 6000, fields, distinct: "clientName" });
  const after = await read();
  expect(growth(before, after, ["total", "ofStaff", "onBoard", "owed", "owedAmount"])).toEqual({
    total: 6000,
    ofStaff: 6000,
    onBoard: 6000,
    owed: 6000,
    owedAmount: 600,
  });
});

const VISITS = 7150;

test("7,150 planned visits are counted as many times as there are rows of them", async () => {
  const december = async () => {
    const months = await ask<readonly Row[]>("visit.plan.queryPlanNumByYear", { year: 2026 });
    return months[11] as Row;
  };
  const [counts, month, board] = [
    await ask("visit.plan.count"),
    await december(),
    await ask("home.visitData"),
  ];
  const fields = { status: 1, planTime: "2026-12-01 10:00:00" };
  await copyRecords(server.db, { resource: "visitPlan", count: VISITS, fields });
  const { total } = await ask("visit.plan.list", PAGE);
  const after = await ask("visit.plan.count");
  expect(after.total).toBe(total);
  expect(growth(counts, after, ["total", "pendingCount", "overdueCount"])).toEqual({
    total: VISITS,
    pendingCount: VISITS,
    overdueCount: 0,
  });
  expect(growth(month, await december(), ["planCount", "finishedCount"])).toEqual({
    planCount: VISITS,
    finishedCount: 0,
  });
  expect(growth(board, await ask("home.visitData"), ["planNum", "pendingNum", "overdueNum"])).toEqual({
    planNum: VISITS,
    pendingNum: VISITS,
    overdueNum: 0,
  });
});

test("7,150 visits are counted by year, by month and by their way", async () => {
  const december = async () => {
    const months = await ask<readonly Row[]>("visit.plan.queryPlanNumByYear", { year: 2027 });
    return months[0] as Row;
  };
  const [month, board] = [await december(), await ask("home.visitData", { startDate: "2027-01-01" })];
  const year = await ask("home.performance", { kjnd: 2027 });
  const fields = { method: "video", visitTime: "2027-01-02 10:00:00" };
  await copyRecords(server.db, { resource: "visitRecord", count: VISITS, fields });
  expect(growth(month, await december(), ["recordCount"])).toEqual({ recordCount: VISITS });
  expect(growth(year, await ask("home.performance", { kjnd: 2027 }), ["visitNum"])).toEqual({
    visitNum: VISITS,
  });
  const after = await ask("home.visitData", { startDate: "2027-01-01" });
  expect(growth(board, after, ["recordNum", "companyNum"])).toEqual({ recordNum: VISITS, companyNum: 1 });
  expect(after.byMethod).toEqual([expect.objectContaining({ code: "video", num: VISITS })]);
});

test("a client whose relation changed long ago keeps it, however often others' changed since", async () => {
  const list = async () => await rowsOf("visit.recommend.companyList", PAGE);
  const levels = (rows: readonly Row[]) =>
    new Map(rows.map(({ qyId, relationshipLevel }) => [qyId, relationshipLevel]));
  const before = levels(await list());
  await copyRecords(server.db, {
    resource: "relationChange",
    count: 6000,
    companyId: 1_001_002,
    fields: { relationshipLevel: 3 },
    createTime: "2026-11-18 09:00:00",
  });
  const after = levels(await list());
  for (const known of [before, after]) known.delete(1_001_002);
  expect(after).toEqual(before);
});

const MESSAGES = 6000;

test("the newest of 6,000 messages stands in the inbox, and all of them are new", async () => {
  const [model] = await rowsOf("chat.company.page", LARGE_PAGE, "data");
  const companyId = Number(model?.qyid);
  const before = await ask("chat.statistics");
  const others = async () =>
    (await rowsOf("chat.company.page", LARGE_PAGE, "data")).filter(({ qyid }) => qyid !== companyId);
  const known = await others();
  const fields = { sender: "client", module: 2, content: "请查收发票" };
  const createTime = "2026-11-20 06:00:00";
  await copyRecords(server.db, { resource: "chatMessage", count: MESSAGES, companyId, fields, createTime });
  const newest = { ...fields, content: "最后一条" };
  await copyRecords(server.db, {
    resource: "chatMessage",
    count: 1,
    companyId,
    fields: newest,
    createTime: "2026-11-20 08:00:00",
  });
  const [row] = await rowsOf("chat.company.page", { ...LARGE_PAGE, qyid: companyId }, "data");
  expect(row).toMatchObject({
    lastContent: "最后一条",
    lastTime: "2026-11-20 08:00:00",
    newMsgFlag: true,
    moduleFlagList: expect.arrayContaining([{ module: 2, newMsgFlag: true }]),
  });
  expect(await others()).toEqual(known);
  const after = await ask("chat.statistics");
  expect(growth(before, after, ["msgNum", "todoNum"])).toEqual({ msgNum: MESSAGES + 1, todoNum: 0 });
});

test("who answers in one module has seen all of its 6,000 messages, and none of the others'", async () => {
  const inbox = await rowsOf("chat.company.page", LARGE_PAGE, "data");
  const qyid = inbox.find(({ lastContent }) => lastContent === "最后一条")?.qyid;
  const before = await ask("chat.statistics");
  const answered = await server.request(ALL, "chat.record.submit", { qyid, module: 2, content: "收到" });
  expect(answered).toMatchObject({ code: "0" });
  const after = await ask("chat.statistics");
  expect(Number(before.msgNum) - Number(after.msgNum)).toBeGreaterThanOrEqual(MESSAGES + 1);
  const [row] = await rowsOf("chat.company.page", { ...LARGE_PAGE, qyid }, "data");
  expect(row?.moduleFlagList).toContainEqual({ module: 2, newMsgFlag: false });
});

const ORDERS = 6000;

test("6,000 work orders are counted by state, type, company and whoever has to do them", async () => {
  const month = { kjnd: 2026, kjqj: 10 };
  const read = async () => {
    const counts = await ask("workOrder.listcount");
    const { dclNum, typeCounts } = await ask("workOrder.queryGdCount", { aspect: 3, needCount: 1 });
    const types = await ask<readonly Row[]>("workOrder.typeList");
    const companies = await rowsOf("workOrder.queryCompanyPage", PAGE);
    const company = companies.find(({ qyid }) => qyid === 1_001_070) ?? {};
    const colleagues = await ask<readonly Row[]>("workOrder.queryColleague");
    const metrics = await ask<readonly Row[]>("workProgress.userMetrics", month);
    const ofUser = (rows: readonly Row[]) => rows.find(({ userId }) => userId === 21) ?? {};
    const ofType = (rows: unknown) => (rows as readonly Row[]).find(({ type }) => type === 1) ?? {};
    return {
      total: counts.total,
      waiting: counts.dclNum,
      overdue: counts.overdueNum,
      menu: dclNum,
      menuOfType: ofType(typeCounts).dclNum,
      ofType: ofType(types).dclNum,
      ofCompany: company.gdNum,
      openOfCompany: company.dclNum,
      overdueOfCompany: company.overdueNum,
      ofColleague: ofUser(colleagues).dclNum,
      inMetrics: ofUser(metrics).gdNum,
    };
  };
  const before = await read();
  const participantIds = [await userIdOf(ALL)];
  const state = { status: 0, type: 1, subType: 101, deadline: "2026-11-01" };
  const fields = { ...state, processerId: 21, participantIds };
  const copies = { resource: "workOrder", count: ORDERS, fields, distinct: "gdbh" };
  await copyRecords(server.db, { ...copies, companyId: 1_001_070 });
  const after = await read();
  const all = Object.fromEntries(Object.keys(before).map((name) => [name, ORDERS]));
  expect(growth(before, after, Object.keys(before))).toEqual(all);
});

test("6,000 finished orders count for the month in which they were finished", async () => {
  const metrics = async () => {
    const rows = await ask<readonly Row[]>("workProgress.userMetrics", { kjnd: 2026, kjqj: 9 });
    return rows.find(({ userId }) => userId === 21) as Row;
  };
  const before = await metrics();
  const fields = { status: 3, processerId: 21, finishTime: "2026-09-30 23:59:59" };
  await copyRecords(server.db, { resource: "workOrder", count: ORDERS, fields, distinct: "gdbh" });
  expect(growth(before, await metrics(), ["gdFinishedNum", "gdNum"])).toEqual({
    gdFinishedNum: ORDERS,
    gdNum: 0,
  });
});

const CHANCES = 6000;

test("6,000 chances are counted and their expectations added up to the cent", async () => {
  const labels = async () => await ask<readonly Row[]>("opportunity.chanceLabelList");
  const countOf = (rows: readonly Row[]) => Number(rows.find(({ value }) => value === "rdDeduction")?.count);
  const [board, known] = [await ask("home.chanceFollow"), await labels()];
  const year = await ask("home.performance", { kjnd: 2026 });
  const open = { label: "rdDeduction", status: 1, expectAmount: TEN_CENTS };
  await copyRecords(server.db, { resource: "riseChance", count: CHANCES, fields: open });
  const won = { status: 3, dealDate: "2026-03-05", dealAmount: TEN_CENTS, labels: ["noAgency"] };
  await copyRecords(server.db, {
    resource: "introduceChance",
    count: CHANCES,
    fields: won,
    distinct: "targetName",
  });
  const after = await ask("home.chanceFollow");
  expect(growth(board, after, Object.keys(board))).toEqual({
    riseNum: CHANCES,
    introduceNum: CHANCES,
    openNum: CHANCES,
    followingNum: 0,
    dealNum: CHANCES,
    closedNum: 0,
    expectAmount: RECEIVED,
    dealAmount: RECEIVED,
  });
  expect(countOf(await labels()) - countOf(known)).toBe(CHANCES);
  const introduced = await ask<readonly Row[]>("opportunity.introduceChanceCollection.labelList");
  expect(introduced.find(({ value }) => value === "noAgency")?.count).toBeGreaterThanOrEqual(CHANCES);
  const yearAfter = await ask("home.performance", { kjnd: 2026 });
  expect(growth(year, yearAfter, ["dealNum", "dealAmount"])).toEqual({
    dealNum: CHANCES,
    dealAmount: RECEIVED,
  });
  const march = ({ months }: Row) => (months as readonly Row[])[2] as Row;
  expect(growth(march(year), march(yearAfter), ["dealAmount"])).toEqual({ dealAmount: RECEIVED });
});

test("a list without pages refuses in words what it could only give a part of", async () => {
  expect(await server.request(ALL, "workOrder.listnew", { aspect: 3 })).toMatchObject({
    code: "0412",
    message: "工单超过 5000 条，无法一次列出，请缩小范围后重试",
    result: null,
  });
});

test("all of 6,000 notices are read at once, and emptied at once", async () => {
  const [model] = await rowsOf("notice.page", PAGE);
  const { category } = model as Row;
  await copyRecords(server.db, { resource: "notice", count: 6000, fields: { category } });
  await copyRecords(server.db, {
    resource: "noticeDelivery",
    count: 6000,
    fields: { userId: await userIdOf(ALL), deliverStatus: 0, readTime: null },
    refersTo: { field: "noticeId", resource: "notice" },
  });
  const { total } = await ask("notice.status");
  const read = await server.request(ALL, "notice.read", { all: true });
  expect(read.result).toEqual({ readNum: total });
  const cleared = await server.request(ALL, "notice.delete", { category });
  expect(Number((cleared.result as Row).deleteNum)).toBeGreaterThanOrEqual(6000);
});

async function userIdOf(account: string): Promise<number> {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return userId;
}
