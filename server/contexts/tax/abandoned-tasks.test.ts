import { sql } from "kysely";
import { expect, test } from "vitest";
import { inService } from "../../access/served-months.ts";
import { jobEnd } from "../../testing/follow-job.ts";
import { readShownFilings } from "../../testing/read-shown-filings.ts";
import { readShownOtherTaxes } from "../../testing/read-shown-other-taxes.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { readShownAmounts } from "../../testing/read-shown-amounts.ts";
import { openingKnown } from "./company-period/testing/opening-known.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const idle = useTestServer({ runJobs: false });
const working = useTestServer();

type Server = typeof idle;

const months = (server: Server, ids: readonly number[]) =>
  server.db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "in", [...ids])
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .orderBy("companyId")
    .execute();
const set = async (server: Server, ids: readonly number[], fields: object) =>
  await server.db
    .updateTable("companyPeriod")
    .set(fields)
    .where("companyId", "in", [...ids])
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();

/** Two general taxpayers whose invoices can be collected. */
async function twoGeneral(server: Server): Promise<readonly number[]> {
  const companies = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .innerJoin("plainRecord as a", (join) =>
      join.onRef("a.companyId", "=", "company.companyId").on("a.resource", "=", "bureauAccount"),
    )
    .select("company.companyId")
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("company.taxlayerType", "=", "001")
    .where(openingKnown)
    .where(inService(idle.clock))
    .where("company.isRemove", "=", 0)
    .orderBy("company.companyId")
    .limit(2)
    .execute();
  expect(companies).toHaveLength(2);
  return companies.map(({ companyId }) => companyId);
}

async function send(server: Server, operation: string, params: object): Promise<string> {
  const month = "quarter" in params ? {} : OCTOBER;
  const { code, message } = await server.request("chenjie", operation, { ...month, ...params });
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  const { taskid } = await server.db
    .selectFrom("job")
    .select("taskid")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return taskid;
}

/** The months as they are notified, with the amounts that the list shows. */
async function declarationOf(server: Server, qyIdList: readonly number[]) {
  await set(server, qyIdList, { doubtState: 0, predictionStatus: 1 });
  await server.db
    .updateTable("companyPeriod")
    .set((row) => ({ qrzzse: row.ref("zzshfjs") }))
    .where("companyId", "in", qyIdList)
    .execute();
  return { qyIdList, declareList: await readShownAmounts(server, qyIdList, OCTOBER) };
}

const cancel = async (taskid: string) =>
  expect(await idle.request("zhoumy", "job.cancel", { taskid })).toMatchObject({ code: "0" });

test("months that a cancelled confirmation has not come to have failed, and are sent again", async () => {
  const ids = await twoGeneral(idle);
  await set(idle, ids, { confirmationStatus: 0, noticeTaxType: 0, cancelStatus: 0, checkStatus: 1 });
  const confirmation = { companyIdList: ids, taskType: 71 };
  const taskid = await send(idle, "taxConfirm.sendCheckConfirmTask", confirmation);
  expect((await months(idle, ids)).map((row) => row.confirmationStatus)).toEqual([1, 1]);
  await cancel(taskid);
  const failed = { confirmationStatus: 3, checkConfirmErrorMsg: "统计确认任务已中断，请重新提交" };
  expect(await months(idle, ids)).toMatchObject([failed, failed]);
  await send(idle, "taxConfirm.sendCheckConfirmTask", confirmation);
  expect((await months(idle, ids)).map((row) => row.confirmationStatus)).toEqual([1, 1]);
});

test("a month that the task has come to, or that another task works on, stays as it is", async () => {
  const ids = await twoGeneral(idle);
  await set(idle, ids, { confirmationStatus: 2, noticeTaxType: 0, cancelStatus: 0, cancelErrorMsg: null });
  const taskid = await send(idle, "taxConfirm.sendCheckConfirmTask", { companyIdList: ids, taskType: 2 });
  await idle.db
    .updateTable("job")
    .set({ resume: JSON.stringify({ done: 1, failed: 0 }) })
    .where("taskid", "=", taskid)
    .execute();
  await cancel(taskid);
  expect(await months(idle, ids)).toMatchObject([
    { cancelStatus: 1, cancelErrorMsg: null },
    { cancelStatus: 3, cancelErrorMsg: "撤销任务已中断，请重新撤销", confirmationStatus: 2 },
  ]);
});

test("a cancelled collection and a cancelled declaration leave nothing under way", async () => {
  const ids = await twoGeneral(idle);
  await set(idle, ids, { cjzt: 2, noticeTaxType: 1, taxDeclareStatus: 0, fpUpdateTimeExtRemarkDetail: null });
  await cancel(await send(idle, "invoice.task.send", { companyIdList: ids }));
  await cancel(await send(idle, "taxDeclare.batchSubmit", await declarationOf(idle, ids)));
  const ended = {
    cjzt: 9,
    xxCjzt: 9,
    jxCjzt: 9,
    fpUpdateTimeExtRemarkDetail: "采集任务已中断，请重新采集",
    taxDeclareStatus: 3,
    declareError: "申报任务已中断，请重新提交",
  };
  expect(await months(idle, ids)).toMatchObject([ended, ended]);
});

test("cancelled declarations of other taxes and of prepayments have failed", async () => {
  const forms = idle.db
    .selectFrom("plainRecord")
    .select(["companyId", sql<number>`(fields ->> 'reportStatus')::int`.as("status")])
    .select(sql<string | null>`fields ->> 'content'`.as("content"))
    .where("gsid", "=", 1001)
    .where("resource", "=", "reportBox")
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10);
  await idle.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"reportStatus": 0, "amount": 88}'::jsonb` })
    .where("gsid", "=", 1001)
    .where("resource", "=", "reportBox")
    .where("kjqj", "=", 10)
    .execute();
  const { list } = (
    await idle.request("chenjie", "taxDeclare.otherTax.page", {
      ...OCTOBER,
      pageNum: 1,
      pageSize: 1,
      state: "open",
    })
  ).result as { readonly list: readonly { readonly qyid: number }[] };
  const qyIdList = list.map(({ qyid }) => qyid);
  const declareList = await readShownOtherTaxes(idle, { ...OCTOBER, qyIdList });
  const others = await send(idle, "taxDeclare.batchSubmit", { qyIdList, scope: 1, declareList });
  const ofCompany = forms.where("companyId", "in", qyIdList);
  expect((await ofCompany.execute()).map(({ status }) => status)).toContain(2);
  await cancel(others);
  const states = await ofCompany.execute();
  expect(states.filter(({ status }) => status === 2)).toEqual([]);
  expect(states).toContainEqual({
    companyId: qyIdList[0],
    status: 3,
    content: "申报任务已中断，请重新提交",
  });

  const prepayment = { kjnd: 2026, quarter: 3 };
  const { id, companyId } = await idle.db
    .selectFrom("incomeTaxFiling")
    .select(["id", "companyId"])
    .where("gsid", "=", 1001)
    .where("szid", "=", 3)
    .where("kjnd", "=", 2026)
    .where("quarter", "=", 3)
    .orderBy("companyId")
    .limit(1)
    .executeTakeFirstOrThrow();
  await idle.db
    .updateTable("incomeTaxFiling")
    .set({ noticeTaxType: 1, taxDeclareStatus: 0, toldAmount: sql`ybtse` })
    .where("id", "=", id)
    .execute();
  const asked = { ...prepayment, qyIdList: [companyId] };
  const shown = await readShownFilings(idle, "incomeTax.corporate.preview", asked);
  const submitted = { ...asked, declareList: shown };
  await cancel(await send(idle, "incomeTax.corporate.batchSubmit", submitted));
  const filing = await idle.db
    .selectFrom("incomeTaxFiling")
    .select(["taxDeclareStatus", "declareError"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(filing).toEqual({ taxDeclareStatus: 3, declareError: "申报任务已中断，请重新提交" });
});

test("cancelled calculations and declarations of annual settlements have failed", async () => {
  const settlement = idle.db
    .selectFrom("annualSettlement")
    .select(["id", "companyId", "calcStatus", "calcError", "taxDeclareStatus", "declareError"])
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2025);
  const { id, companyId } = await settlement
    .where("noticeTaxType", "=", 0)
    .orderBy("companyId")
    .limit(1)
    .executeTakeFirstOrThrow();
  const year = async (operation: string) => {
    const asked = { kjnd: 2025, qyIdList: [companyId] };
    const declareList = await readShownFilings(idle, "taxDeclare.hsqj.preview", asked);
    const sent = operation === "taxDeclare.hsqj.batchDeclare" ? { ...asked, declareList } : asked;
    const { code, message, result } = await idle.request("chenjie", operation, sent);
    if (code !== "0") throw new Error(`${operation}: ${message}`);
    await cancel((result as { readonly taskid: string }).taskid);
    return await settlement.where("id", "=", id).executeTakeFirstOrThrow();
  };
  expect(await year("taxDeclare.hsqj.calculate")).toMatchObject({
    calcStatus: 3,
    calcError: "测算任务已中断，请重新测算",
  });
  const told = { noticeTaxType: 1, calcStatus: 1, ybtse: "88.00", toldAmount: "88.00" };
  await idle.db.updateTable("annualSettlement").set(told).where("id", "=", id).execute();
  expect(await year("taxDeclare.hsqj.batchDeclare")).toMatchObject({
    taxDeclareStatus: 3,
    declareError: "申报任务已中断，请重新提交",
  });
});

test("a task that is tried again neither takes back what was notified meanwhile nor declares what was revoked", async () => {
  const ids = await twoGeneral(working);
  const again = async (taskid: string) => {
    await jobEnd(working, "chenjie", taskid);
    await working.db
      .updateTable("job")
      .set({ status: 2, resume: null })
      .where("taskid", "=", taskid)
      .execute();
    return async () => {
      expect(await working.request("zhoumy", "job.retry", { taskid })).toMatchObject({ code: "0" });
      return await jobEnd(working, "chenjie", taskid);
    };
  };
  await set(working, ids, { confirmationStatus: 2, noticeTaxType: 0, cancelStatus: 0 });
  const takeBack = await again(
    await send(working, "taxConfirm.sendCheckConfirmTask", { companyIdList: ids, taskType: 2 }),
  );
  await set(working, ids, { confirmationStatus: 2, noticeTaxType: 1, cancelStatus: 3 });
  expect(await takeBack()).toMatchObject({ message: "0 家企业撤销统计确认成功，2 家失败" });
  const kept = { confirmationStatus: 2, cancelErrorMsg: "税款已通知，请先撤销通知" };
  expect(await months(working, ids)).toMatchObject([kept, kept]);

  await set(working, ids, { taxDeclareStatus: 0 });
  const declare = await again(
    await send(working, "taxDeclare.batchSubmit", await declarationOf(working, ids)),
  );
  await set(working, ids, { noticeTaxType: 0, taxDeclareStatus: 3 });
  expect(await declare()).toMatchObject({ message: "0 家企业申报成功，2 家申报失败" });
  const undeclared = { taxDeclareStatus: 3, declareError: "税款尚未通知客户，不能提交申报" };
  expect(await months(working, ids)).toMatchObject([undeclared, undeclared]);
});
