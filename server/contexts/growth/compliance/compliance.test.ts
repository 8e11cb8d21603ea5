import { expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readPdf } from "../../../testing/read-pdf.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, params: object = {}, account = "chenjie") =>
  await server.request(account, operation, params);
const read = async <Result>(operation: string, params: object = {}, account = "chenjie") => {
  const { code, message, result } = await call(operation, params, account);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};
interface Insight {
  readonly companyName: string;
  readonly id: number;
  readonly companyId: number;
  readonly score: number;
  readonly riskGrade: number;
  readonly itemCount: number;
}
const page = async (params: object = {}, account?: string) =>
  await read<{ list: Insight[]; total: number }>(
    "compliance.page",
    { pageNum: 1, pageSize: 500, ...params },
    account,
  );
const items = async (params: object) =>
  await read<{
    list: { ruleCode: string; riskGrade: number; riskItemId: number; state: number; value: number }[];
    total: number;
  }>("compliance.queryRiskItem", { pageNumber: 1, pageSize: 500, ...params });
const finish = async (operation: string, params: object) => {
  const { taskid } = await read<{ taskid: string }>(operation, params);
  const task = await jobEnd(server, "chenjie", taskid);
  expect(await read("compliance.refreshResult", { taskid })).toMatchObject({ taskid, status: task.status });
  return task;
};

test("a company's report counts exactly the risks that are listed", async () => {
  const { list } = await page();
  expect(new Set(list.map(({ riskGrade }) => riskGrade)).size).toBeGreaterThan(2);
  for (const { companyId, itemCount, riskGrade } of list.slice(0, 10)) {
    const itemPage = await items({ companyId });
    expect(itemPage.total).toBe(itemCount);
    expect(Math.max(0, ...itemPage.list.map((item) => item.riskGrade))).toBe(riskGrade);
  }
});

test("the client is shown no more than the firm", async () => {
  const [all, shown] = [await items({}), await items({ platform: 1 })];
  expect(shown.total).toBeGreaterThan(0);
  expect(shown.total).toBeLessThan(all.total);
});

test("a company that has not been examined is examined, and is not among those left", async () => {
  const left = async () =>
    (await read<{ list: { companyId: number }[] }>("compliance.notInsight", { pageNum: 1, pageSize: 500 }))
      .list;
  const [first] = await left();
  const companyId = first?.companyId ?? 0;
  expect(await read("compliance.isInCompliance", { companyId })).toMatchObject({
    inCompliance: false,
    id: null,
  });
  const task = await finish("compliance.insight.batch", { companyIdList: [companyId] });
  expect(task).toMatchObject({ status: 1 });
  expect(await read("compliance.isInCompliance", { companyId })).toMatchObject({
    inCompliance: true,
    refreshing: false,
  });
  expect((await left()).some((company) => company.companyId === companyId)).toBe(false);
  expect(await read("fintaxError.queryInfo", { companyId })).toMatchObject({ companyId });
});

test("a stopped company is left out of the examination, and the task says so", async () => {
  const stopped = await server.db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("gsid", "=", 1001)
    .where((company) => company.not(inService(server.clock)))
    .where("isRemove", "=", 0)
    .executeTakeFirstOrThrow();
  const task = await finish("compliance.insight.batch", { companyIdList: [1_001_001, stopped.companyId] });
  expect(task.status).toBe(3);
  expect(task.message).toContain(`“${stopped.companyName}”已停止服务`);
});

test("a threshold of the firm changes what the next examination finds; the system's value comes back", async () => {
  const { list } = await page();
  const company = list.find(({ riskGrade }) => riskGrade < 3)?.companyId ?? 0;
  await read("compliance.ruleConfig.edit", { ruleCode: "contractEnding", threshold: 100_000, riskGrade: 3 });
  await finish("compliance.refresh", { companyIdList: [company] });
  const item = (await items({ companyId: company })).list.find(
    ({ ruleCode }) => ruleCode === "contractEnding",
  );
  expect(item).toMatchObject({ riskGrade: 3 });
  const changes = await read<{ list: object[] }>("fintaxError.riskChange.query", {
    companyId: company,
    pageNumber: 1,
    pageSize: 50,
  });
  expect(changes.list[0]).toMatchObject({ ruleCode: "contractEnding", afterGrade: 3 });
  expect(await read("compliance.ruleConfig.resume", { ruleCodes: ["contractEnding"] })).toBe(1);
  await finish("compliance.refresh", { companyIdList: [company] });
  const after = (await items({ companyId: company })).list.find(
    ({ ruleCode }) => ruleCode === "contractEnding",
  );
  expect(after?.riskGrade).not.toBe(3);
});

test("who declares by quarter owes nothing for the months between", async () => {
  const { companyId } = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("nsqxdm", "=", "08")
    .where(inService(server.clock))
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .executeTakeFirstOrThrow();
  const declare = async (isQuarterEnd: boolean, taxDeclareStatus: number) =>
    await server.db
      .updateTable("companyPeriod")
      .set({ taxDeclareStatus })
      .where("companyId", "=", companyId)
      .where("kjqj", isQuarterEnd ? "in" : "not in", [3, 6, 9, 12])
      .execute();
  const missing = async () => {
    await finish("compliance.refresh", { companyIdList: [companyId] });
    return (await items({ companyId })).list.filter(({ ruleCode }) => ruleCode === "undeclared").length;
  };
  await declare(true, 2);
  await declare(false, 0);
  expect(await missing()).toBe(0);
  await declare(true, 0);
  expect(await missing()).toBe(1);
});

test("rules that are kept say so, and a rule that there is none of is refused", async () => {
  expect(await read("compliance.ruleConfig.remain", { ruleCodes: ["undeclared", "costShort"] })).toBe(2);
  const kept = await read<{ ruleCode: string }[]>("compliance.ruleConfig.list", { state: "kept" });
  expect(kept.map(({ ruleCode }) => ruleCode)).toEqual(expect.arrayContaining(["undeclared", "costShort"]));
  expect(await call("compliance.ruleConfig.edit", { ruleCode: "nothing" })).toMatchObject({ code: "0404" });
  expect(await call("compliance.ruleConfig.edit", { ruleCode: "undeclared", threshold: 0 })).toMatchObject({
    code: "0400",
    message: "预警值必须大于 0",
  });
});

test("a past period is examined as it stood then, and leaves the present report alone", async () => {
  const first = (await page()).list.find(({ companyId }) => companyId >= 1_001_020);
  const companyId = first?.companyId ?? 0;
  const before = await read("compliance.summary", { id: first?.id });
  await finish("compliance.period.refresh", { companyIdList: [companyId], kjnd: 2026, kjqj: 3 });
  const past = await read<{ kjqj: number }[]>("compliance.period.query", { companyId, kjnd: 2026 });
  expect(past.map(({ kjqj }) => kjqj)).toContain(3);
  const { trend: _before, ...kept } = before as { trend: unknown };
  expect(await read("compliance.summary", { id: first?.id })).toMatchObject(kept);
  const future = { companyIdList: [companyId], kjnd: 2026, kjqj: 11 };
  expect(await call("compliance.period.refresh", future)).toMatchObject({ code: "0400" });
});

test("a risk that something can be sold for becomes a chance, once", async () => {
  const risk = (await items({})).list.find(
    ({ ruleCode }) => ruleCode === "insuredShort" || ruleCode === "noPayroll",
  );
  const companyId = (risk as unknown as { companyId: number }).companyId;
  const label = risk?.ruleCode === "noPayroll" ? "payroll" : "socialInsurance";
  const chances = async () => await read<object[]>("opportunity.riseList", { qyId: companyId, label });
  await finish("compliance.refresh", { companyIdList: [companyId] });
  const made = await chances();
  expect(made.length).toBeGreaterThan(0);
  await finish("compliance.refresh", { companyIdList: [companyId] });
  expect(await chances()).toHaveLength(made.length);
});

test("a prediction that was removed does not come back with the next examination", async () => {
  const query = { pageNumber: 1, pageSize: 100 };
  const predictions = async () =>
    (
      await read<{ list: { id: number; companyId: number; ruleCode: string }[] }>(
        "fintaxError.riskPrediction.query",
        query,
      )
    ).list;
  const [first] = await predictions();
  expect(await read("fintaxError.riskPrediction.remove", { ids: [first?.id] })).toBe(1);
  await finish("fintaxError.refresh", { companyId: first?.companyId });
  const again = (await predictions()).filter(
    ({ companyId, ruleCode }) => companyId === first?.companyId && ruleCode === first?.ruleCode,
  );
  expect(again).toEqual([]);
});

test("an accountant sees the risks of her own companies, and reports are documents", async () => {
  const ownPage = await read<{ list: { companyId: number }[]; total: number }>(
    "fintaxError.query",
    { pageNumber: 1, pageSize: 500 },
    "sunli",
  );
  expect(ownPage.total).toBeGreaterThan(0);
  expect(ownPage.total).toBeLessThan((await items({})).total);
  const [first] = (await page()).list;
  const report = await server.fetch(
    "chenjie",
    `/api/fcp/web/increase/increase/compliance/download?id=${first?.id}`,
  );
  expect(report.headers["content-type"]).toBe("application/pdf");
  const { pages, title } = await readPdf(report.rawPayload);
  expect(title).toBe("财税体检报告");
  for (const text of [`企业名称：${first?.companyName}`, "体检得分", "整改建议"])
    expect(pages.join("\n")).toContain(text);
});

test("the period of all examinations is told to its own firm only", async () => {
  expect(await read("compliance.getKjndqjBeginAndEnd", { tenantId: 1001 })).toMatchObject({
    endKjnd: 2026,
    endKjqj: 10,
  });
  expect(await call("compliance.getKjndqjBeginAndEnd", { tenantId: 1002 })).toMatchObject({ code: "0404" });
});

test("连续零申报 counts the months that 经营情况 counts: not those with sales without an invoice", async () => {
  const form = { companyName: "上海零申报有限公司", taxlayerNo: "91310115MA73000139", taxlayerType: "101" };
  const client = { ...form, nsqxdm: "06", companyType: "1", beginDate: "2025-01-01", provinceId: "31" };
  const { companyId } = await read<{ companyId: number }>("company.add", client);
  await keepEmptyMonths(companyId, [7, 8, 9, 10]);
  const found = async () => {
    await finish("compliance.insight.batch", { companyIdList: [companyId] });
    return (await items({ companyId })).list.find(({ ruleCode }) => ruleCode === "zeroSales");
  };
  const ofSituation = async () => {
    const asked = { kjnd: 2026, kjqj: 10, pageNum: 1, pageSize: 500 };
    const { list } = await read<{ list: { qyid: number; zeroMonths: number }[] }>(
      "report.situation.page",
      asked,
    );
    return list.find(({ qyid }) => qyid === companyId)?.zeroMonths;
  };
  expect(await ofSituation()).toBe(4);
  expect(await found()).toMatchObject({ value: 4 });
  await keepUninvoicedSales(companyId, 8, 100);
  expect(await ofSituation()).toBe(2);
  expect(await found()).toBeUndefined();
});

const TIME = "2026-11-01 09:00:00";

async function keepEmptyMonths(companyId: number, months: readonly number[]): Promise<void> {
  const collected = { collectedTime: TIME, byxxTotalJe: "0", updateTime: TIME };
  await server.db
    .insertInto("companyPeriod")
    .values(months.map((kjqj) => ({ gsid: 1001, companyId, kjnd: 2026, kjqj, ...collected })))
    .execute();
}

async function keepUninvoicedSales(companyId: number, kjqj: number, amount: number): Promise<void> {
  const fields = JSON.stringify({ specialType: 5, amount });
  const kept = { createTime: TIME, updateTime: TIME, isRemove: 0, fields };
  await server.db
    .insertInto("plainRecord")
    .values({ gsid: 1001, resource: "specialCase", companyId, kjnd: 2026, kjqj, ...kept })
    .execute();
}
