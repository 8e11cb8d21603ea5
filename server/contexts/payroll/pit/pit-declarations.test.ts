import { describe, expect, test } from "vitest";
import { isPayCertain } from "../../../../src/domain/payroll/is-pay-certain.ts";
import { HOLIDAY_YEARS } from "../../../../src/domain/tax/rates/public-holidays.ts";
import { runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const PERIOD = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();
/** No task is begun, and the bureau has put the end of November's filing off, so that October can still be taken back. */
const idle = useTestServer({
  runJobs: false,
  filingCalendar: HOLIDAY_YEARS.map((year) => ({ ...year, ends: { "2026-11": "2026-11-30" } })),
});

interface Declaration {
  readonly qyid: number;
  readonly qymc: string;
  readonly salaryStatus: number;
  readonly rs: number;
  readonly declareStatus: number;
  readonly kkzt: number;
  readonly kkje: number;
  readonly ynsehj: number;
  readonly jmsehj: number;
  readonly ybtse: number;
  readonly noticeTaxType: number;
  readonly undoStatus: number | null;
  readonly undoErrorMsg: string | null;
  readonly cjzt: number;
  readonly cjErrorMsg: string | null;
  readonly can: { readonly revoke: true | string };
}

const call = async (operationId: string, params: object, account = "chenjie") =>
  await server.request(account, operationId, params);
async function list(narrowed: object = {}, account = "chenjie"): Promise<readonly Declaration[]> {
  const { result, message } = await call(
    "pit.list",
    { ...PERIOD, pageNum: 1, pageSize: 200, ...narrowed },
    account,
  );
  if (result === null) throw new Error(String(message));
  return (result as { list: Declaration[] }).list;
}

describe("the list", () => {
  test("adds up to its summary, for one accountant's companies too", async () => {
    for (const narrowed of [{}, { declareStatus: 2 }, { userId: await userId("sunli") }]) {
      const rows = await list(narrowed);
      const { result } = await call("pit.listSummary", { ...PERIOD, ...narrowed });
      const sum = (field: "ynsehj" | "jmsehj" | "ybtse") =>
        rows.reduce((total, row) => total + Math.round(row[field] * 100), 0) / 100;
      expect(rows.length).toBeGreaterThan(0);
      expect(result).toMatchObject({
        total: rows.length,
        ynsehj: sum("ynsehj"),
        jmsehj: sum("jmsehj"),
        ybtse: sum("ybtse"),
      });
    }
    const whole = await list();
    const hers = await list({ userId: await userId("sunli") });
    expect(hers.length).toBeLessThan(whole.length);
    expect((await list({}, "sunli")).map(({ qyid }) => qyid)).toEqual(hers.map(({ qyid }) => qyid));
  });
});

describe("a month", () => {
  const served = async (month: string) => {
    const { result } = await call("company.list", { pageNum: 1, pageSize: 500, status: 1 });
    const { list: companies } = result as { list: { companyId: number; beginDate: string }[] };
    return companies.filter(({ beginDate }) => beginDate.slice(0, 7) <= month).length;
  };

  test("begins for every client in service when it is first looked at, and not before its time", async () => {
    const running = { kjnd: 2026, kjqj: 11 };
    const { result } = await call("pit.listSummary", running);
    expect(result).toMatchObject({ total: await served("2026-11"), declared: 0, ybtse: 0 });
    expect(await list(running)).toHaveLength(await served("2026-11"));
    expect(await list({ kjnd: 2026, kjqj: 12 })).toEqual([]);
    expect(await list({ kjnd: 2020, kjqj: 1 })).toEqual([]);
  });

  test("has a client that was taken in late, once, whoever looks at the same time", async () => {
    const company = {
      companyName: "上海新签个税有限公司",
      taxlayerNo: "91310115MA1H8QW21D",
      taxlayerType: "101",
      nsqxdm: "08",
      companyType: "1",
      provinceId: "31",
      beginDate: "2026-10-15",
    };
    expect(await call("company.add", company)).toMatchObject({ code: "0" });
    const both = await Promise.all([list({ keyword: "新签个税" }), list({ keyword: "新签个税" })]);
    for (const rows of both)
      expect(rows).toMatchObject([{ qymc: company.companyName, salaryStatus: 0, declareStatus: 0, rs: 0 }]);
    expect(await list({ kjqj: 9, keyword: "新签个税" })).toEqual([]);
  });
});

describe("collecting", () => {
  test("takes over what the bureau knows, and says whose bureau could not be reached", async () => {
    const open = (await list({ declareStatus: 0 })).map(({ qyid }) => qyid);
    const task = await runJob(server, "chenjie", "pit.batchCollect", { qyIdList: open, ...PERIOD });
    const after = await list({ qyIdList: open });
    const failed = after.filter(({ cjzt }) => cjzt === 3);
    expect(after.filter(({ cjzt }) => cjzt === 2)).toHaveLength(open.length - failed.length);
    expect(task.status).toBe(failed.length === 0 ? 1 : 3);
    expect(failed.every(({ cjErrorMsg }) => cjErrorMsg?.includes("税局登录失败"))).toBe(true);
    const declared = after.filter(({ declareStatus }) => declareStatus === 2);
    expect(declared.every((row) => isPayCertain(row))).toBe(true);
    expect(after.filter((row) => isPayCertain(row) && row.cjzt === 2)).toHaveLength(declared.length);
  });

  test("of a whole firm is for its own people", async () => {
    expect(await call("pit.scheduledCollect", { gsid: 1002 })).toMatchObject({ code: "0404" });
    const task = await runJob(server, "sunli", "pit.scheduledCollect", { gsid: 1001 });
    expect(task.message).toContain("家成功");
  });
});

describe("revoking", () => {
  const check = async (qyid: number) =>
    (await call("pit.checkGsUndo", { qyid, ...PERIOD })).result as { canUndo: number; reason: string | null };
  const revoke = (qyIdList: readonly number[]) => ({
    qyIdList,
    ...PERIOD,
    status: 0,
    deleteSalaryVoucher: 1,
  });

  test("is refused outside of the filing window, for history, and where nothing was declared", async () => {
    const [waiting] = await list({ noticeTaxType: 2, declareStatus: 2 });
    const [paid] = await list({ noticeTaxType: 3, kkzt: 2 });
    const [undeclared] = await list({ declareStatus: 1 });
    expect(await check(waiting?.qyid ?? 0)).toMatchObject({ reason: "当前不在申报期内，不支持撤销" });
    expect(await check(paid?.qyid ?? 0)).toMatchObject({ canUndo: 0, reason: "个税已扣款完成，不允许撤销" });
    expect(await check(undeclared?.qyid ?? 0)).toMatchObject({ reason: "个税尚未申报成功，无需撤销" });
    const past = { qyid: waiting?.qyid, kjnd: 2026, kjqj: 9 };
    expect((await call("pit.checkGsUndo", past)).result).toMatchObject({ reason: "历史账期不支持撤销申报" });
    expect(await call("pit.revokeDeclaration", revoke([waiting?.qyid ?? 0]))).toMatchObject({ code: "0409" });
  });

  test("waits while the VAT of the company is being declared", async () => {
    const [waiting] = await list({ noticeTaxType: 2, declareStatus: 2 });
    const qyid = waiting?.qyid ?? 0;
    const vat = server.db
      .updateTable("companyPeriod")
      .where("companyId", "=", qyid)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10);
    await vat.set({ taxDeclareStatus: 1 }).execute();
    expect(await check(qyid)).toMatchObject({ canUndo: 0, reason: "企业增值税正在申报中，不可撤销" });
    await vat.set({ taxDeclareStatus: 0 }).execute();
    expect((await check(qyid)).reason).not.toContain("增值税");
  });

  test("is told of each row beforehand, in the words in which it would be refused", async () => {
    const rows = await list();
    for (const { qyid, can } of rows.slice(0, 12)) expect((await check(qyid)).reason).toBe(can.revoke);
    expect(new Set(rows.map(({ can }) => can.revoke))).toEqual(
      new Set(["当前不在申报期内，不支持撤销", "个税已扣款完成，不允许撤销", "个税尚未申报成功，无需撤销"]),
    );
  });

  test("whose task is cancelled before it came to it, or whose collection is, can be asked for again", async () => {
    const first = async (narrowed: object) => {
      const page = { ...PERIOD, pageNum: 1, pageSize: 1, ...narrowed };
      const { result } = await idle.request("chenjie", "pit.list", page);
      return (result as { list: Declaration[] }).list[0];
    };
    const qyid = (await first({ noticeTaxType: 2, declareStatus: 2 }))?.qyid;
    const row = async () => await first({ qyIdList: [qyid] });
    for (const [operation, params, underWay, outcome] of [
      [
        "pit.revokeDeclaration",
        { status: 0 },
        { undoStatus: 1 },
        { undoStatus: null, undoErrorMsg: "撤销任务已中断，请重新撤销", can: { revoke: true } },
      ],
      ["pit.batchCollect", {}, { cjzt: 1 }, { cjzt: 3, cjErrorMsg: "采集任务已中断，请重新采集" }],
    ] as const) {
      const sent = await idle.request("chenjie", operation, { ...PERIOD, ...params, qyIdList: [qyid] });
      expect(sent).toMatchObject({ code: "0" });
      expect(await row()).toMatchObject(underWay);
      await idle.request("zhoumy", "job.cancel", sent.result as { taskid: string });
      expect(await row()).toMatchObject(outcome);
    }
  });

  test("needs its own permission", async () => {
    expect(await call("pit.revokeDeclaration", revoke([1_001_010]), "heqing")).toMatchObject({
      code: "0403",
    });
  });
});

async function userId(account: string): Promise<number> {
  const user = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return user.userId;
}
