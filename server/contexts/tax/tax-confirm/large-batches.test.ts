import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { type Task, readTaskSheet, runJob } from "../../../testing/follow-job.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();

interface Company {
  readonly companyId: number;
  readonly companyName: string;
}

/** Two companies whose tax nothing speaks against notifying. */
async function twoReady(): Promise<readonly [Company, Company]> {
  const open = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["c.companyId", "c.companyName"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .where("p.predictionStatus", "=", 1)
    .where("p.zzshfjs", ">", "1")
    .where("c.isRemove", "=", 0)
    .orderBy("c.companyId")
    .execute();
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: open.map(({ companyId }) => companyId),
  });
  const { successQyIdList } = result as { successQyIdList: readonly number[] };
  const [first, second] = open.filter(({ companyId }) => successQyIdList.includes(companyId));
  if (!first || !second) throw new Error("fewer than two companies can be notified");
  return [first, second];
}

const run = async (operation: string, companies: readonly Company[], params: object): Promise<Task> =>
  await runJob(server, "chenjie", operation, {
    ...OCTOBER,
    qyIdList: idsOf(companies),
    ...params,
  });
const idsOf = (companies: readonly Company[]) => companies.map(({ companyId }) => companyId);

const set = async ({ companyId }: Company, fields: object) => await monthOf(companyId).set(fields).execute();
const monthOf = (companyId: number) =>
  server.db
    .updateTable("companyPeriod")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10);
const stateOf = async ({ companyId }: Company) =>
  (
    await server.db
      .selectFrom("companyPeriod")
      .select("noticeTaxType")
      .where("companyId", "=", companyId)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .executeTakeFirstOrThrow()
  ).noticeTaxType;

const NOTICE = { operationType: 1, taxStatus: "correct", paymentTimeType: 1 };

test("of a large batch one that fails is told by name and reason, and the others go on", async () => {
  const [held, free] = await twoReady();
  await set(held, { predictionStatus: 2 });
  const shown = { noticeTaxReqList: await readShownAmounts(server, idsOf([held, free]), OCTOBER) };
  const noticed = await run("taxConfirm.asyncConfirmTax", [held, free], { ...NOTICE, ...shown });
  expect(noticed).toMatchObject({
    title: "2026年10期 2 家企业通知税款",
    status: 3,
    message: `1 项已通知税款，1 项未通知税款。「${held.companyName}」税款计算中，请稍候`,
    retriable: true,
  });
  expect(await readTaskSheet(server, "chenjie", noticed)).toEqual([
    ["名称", "结果", "原因"],
    [held.companyName, "失败", "税款计算中，请稍候"],
    [free.companyName, "成功", null],
  ]);
  expect([await stateOf(held), await stateOf(free)]).toEqual([0, 1]);

  await set(held, { predictionStatus: 1, noticeTaxType: 1, taxDeclareStatus: 1 });
  expect(await run("taxNotice.asyncBatchNotice", [held, free], { operationType: 2 })).toMatchObject({
    status: 3,
    message: `1 项已撤销通知，1 项未撤销通知。「${held.companyName}」的增值税正在申报中，不可撤销`,
  });
  expect([await stateOf(held), await stateOf(free)]).toEqual([1, 0]);

  await set(held, { noticeTaxType: 2, taxDeclareStatus: 2 });
  const saved = await run("taxNotice.paymentStatus.asyncBatchSave", [held, free], { status: 1 });
  expect(saved).toMatchObject({ status: 3 });
  expect(saved.message).toMatch(/^1 项已标记已完税，1 项未标记已完税。/);
  expect([await stateOf(held), await stateOf(free)]).toEqual([3, 0]);
});

test("what holds for the whole batch is refused before a task begins", async () => {
  const qyIdList = [(await twoReady())[0].companyId];
  const noticeTaxReqList = await readShownAmounts(server, qyIdList, OCTOBER);
  const start = async (operation: string, params: object) =>
    (await server.request("chenjie", operation, { ...OCTOBER, qyIdList, ...params })).message;
  expect(
    await start("taxConfirm.asyncConfirmTax", { ...NOTICE, noticeTaxReqList, taxStatus: "doubtful" }),
  ).toBe("请输入疑义内容");
  const tooLate = { paymentTimeType: 0, paymentTime: "2027-03-01" };
  expect(await start("taxConfirm.asyncConfirmTax", { ...NOTICE, noticeTaxReqList, ...tooLate })).toMatch(
    /^扣款日期应在/,
  );
  expect(await start("taxNotice.asyncBatchNotice", { operationType: 3, ...tooLate })).toMatch(
    /^扣款日期应在/,
  );
  expect(await start("taxNotice.asyncBatchNotice", { operationType: 1 })).toMatch(/^请从通知税款进入/);
});

test("a company of another firm is in no batch", async () => {
  const foreign = await server.request("chenjie", "taxConfirm.asyncConfirmTax", {
    ...OCTOBER,
    ...NOTICE,
    qyIdList: [1_002_001],
    noticeTaxReqList: [{ qyId: 1_002_001, taxAmount: 1 }],
  });
  expect(foreign.code).not.toBe("0");
});

test("the reasons of failed revocations are a file, of those who failed alone", async () => {
  const [failed, other] = await twoReady();
  await set(failed, { cancelStatus: 3, cancelErrorMsg: "增值税申报表已申报" });
  await set(other, { cancelStatus: 2, cancelErrorMsg: null });
  const file = await server.app.inject({
    method: "POST",
    url: "/api/fcp/web/new/tax/confirm/cancelFailReason/download",
    headers: { "access-token": await server.signIn("chenjie") },
    payload: { ...OCTOBER, companyIdList: [failed.companyId, other.companyId] },
  });
  expect(await readSheet(file.rawPayload)).toEqual([
    ["企业名称", "失败原因"],
    [failed.companyName, "增值税申报表已申报"],
  ]);
});
