import { beforeAll, describe, expect, test } from "vitest";
import { readShownAmounts } from "../../../../testing/read-shown-amounts.ts";
import { OF_MONTH } from "./testing/lists-of-a-month.ts";
import { type Row, has, useServedClients } from "./testing/use-served-clients.ts";

const { server, ask, rows, stop, card, take, free } = useServedClients();

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
