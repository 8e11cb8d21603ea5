import { beforeAll, expect, test } from "vitest";
import { runJob } from "../../../testing/follow-job.ts";
import { readPdf } from "../../../testing/read-pdf.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, params: object = {}, account = "chenjie") =>
  await server.request(account, `visit.${operation}`, params);
const read = async <Result>(operation: string, params: object = {}, account = "chenjie") => {
  const { code, message, result } = await call(operation, params, account);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};
const OWN = 1_001_002;
const OTHER = 1_001_003;
let userId: number;
beforeAll(async () => {
  const staff = server.db.selectFrom("staff").select("userId");
  ({ userId } = await staff.where("account", "=", "chenjie").executeTakeFirstOrThrow());
});

interface Plan {
  readonly planId: number;
  readonly status: number;
  readonly planTime: string;
}
const plans = async (params: object = {}) =>
  (await read<{ list: Plan[] }>("plan.list", { pageNum: 1, pageSize: 500, ...params })).list;
const addPlan = async (params: object = {}) =>
  await read<{ planId: number }>("plan.add", {
    qyId: OWN,
    title: "续费沟通",
    planTime: "2026-12-01 10:00:00",
    method: "onSite",
    purpose: "renewal",
    userId,
    ...params,
  });
const visit = (planId: number | null, more: object = {}) => ({
  qyId: OWN,
  title: "续费沟通",
  visitTime: "2026-11-19 10:00:00",
  method: "onSite",
  purpose: "renewal",
  userId,
  contactName: "王经理",
  content: "客户同意续签",
  result: "reached",
  ...(planId !== null && { planId }),
  ...more,
});

test("a plan whose time has passed is overdue and no longer pending, in lists and in numbers", async () => {
  const now = server.clock.now();
  const [overdue, pending] = [await plans({ status: 5 }), await plans({ status: 1 })];
  expect(overdue.length).toBeGreaterThan(0);
  for (const plan of overdue) expect([plan.status, plan.planTime < now]).toEqual([5, true]);
  for (const plan of pending) expect([plan.status, plan.planTime >= now]).toEqual([1, true]);
  const all = await plans();
  expect(await read("plan.count")).toMatchObject({
    total: all.length,
    overdueCount: overdue.length,
    pendingCount: pending.length,
  });
});

test("a visit is planned for a time to come and is not put off to an earlier one", async () => {
  expect(await call("plan.add", { ...visit(null), planTime: "2026-11-19 10:00:00" })).toMatchObject({
    code: "0400",
  });
  const { planId } = await addPlan();
  const later = { planId, planTime: "2026-12-08 10:00:00", delayReason: "客户出差" };
  await read("plan.extension", later);
  expect(await call("plan.extension", later)).toMatchObject({ message: "延期后的时间必须晚于原计划时间" });
  const plan = (await plans({ qyId: OWN })).find((candidate) => candidate.planId === planId);
  expect(plan).toMatchObject({ originalTime: "2026-12-01 10:00:00", delayCount: 1, delayReason: "客户出差" });
  expect(await call("plan.edit", { planId, status: 4 })).toMatchObject({ message: "请填写取消拜访的原因" });
});

test("a record finishes its plan; then it can be neither put off nor deleted until the record is gone", async () => {
  const { planId } = await addPlan();
  const { recordId } = await read<{ recordId: number }>("record.save", visit(planId));
  const status = async () => (await plans({ qyId: OWN })).find((plan) => plan.planId === planId)?.status;
  expect(await status()).toBe(3);
  expect(
    await call("plan.extension", { planId, planTime: "2027-01-01 10:00:00", delayReason: "无" }),
  ).toMatchObject({
    message: "已完成或已取消的拜访计划不能延期",
  });
  expect(await call("plan.edit", { planId, title: "改名" })).toMatchObject({
    message: "已完成的拜访计划不能修改",
  });
  const refusal = "拜访计划“续费沟通”已填写 1 条拜访记录，请先删除拜访记录";
  expect(await read("planOrRecord.deleteCheck", { planId })).toEqual({ canDelete: false, message: refusal });
  expect(await call("plan.delete", { planId })).toMatchObject({ code: "0409", message: refusal });
  await read("record.delete", { recordId });
  expect(await status()).toBe(1);
  await read("plan.delete", { planId });
  expect(await status()).toBeUndefined();
});

test("a record is neither of the future nor of another client's plan", async () => {
  const { planId } = await addPlan();
  expect(await call("record.save", visit(planId, { qyId: OTHER }))).toMatchObject({
    message: "拜访计划不属于该客户",
  });
  expect(await call("record.save", visit(null, { visitTime: "2026-11-21 10:00:00" }))).toMatchObject({
    message: "拜访时间不能晚于现在",
  });
});

test("what a visit has found becomes a chance, a recommendation, and a risk that was talked about", async () => {
  const { recordId } = await read<{ recordId: number }>("record.save", visit(null));
  expect(await call("record.editRise", { recordId, riseContent: "想注册商标" })).toMatchObject({
    code: "0400",
  });
  const rise = {
    recordId,
    label: "trademark",
    title: "商标注册",
    expectAmount: 1800,
    riseContent: "想注册商标",
  };
  const { riseId } = await read<{ riseId: number }>("record.editRise", rise);
  expect((await server.request("chenjie", "opportunity.riseDetail", { riseId })).result).toMatchObject({
    qyId: OWN,
    source: "visit",
    status: 1,
    history: [{ content: "想注册商标" }],
  });
  const target = { recordId, targetName: "上海新泽测试贸易有限公司", introduceContent: "朋友的公司" };
  const { introduceId } = await read<{ introduceId: number }>("record.editIntroduce", target);
  expect(await read("record.query", { recordId })).toMatchObject({
    riseId,
    introduceId,
    riseContent: "想注册商标",
  });
  const marketing = (
    await server.request("chenjie", "opportunity.marketing.page", {
      pageNum: 1,
      pageSize: 10,
      qyId: OWN,
      type: "introduce",
    })
  ).result as { list: { marketId: number; introduceId: number }[] };
  const { marketId } = marketing.list.find((record) => record.introduceId === introduceId) ?? {};
  expect(await read("record.fcpMarketCrmRelation", { type: "introduce", marketId })).toMatchObject({
    recordId,
    introduceId,
    chanceTitle: "上海新泽测试贸易有限公司",
  });
  expect(await call("record.fcpMarketCrmRelation", { type: "rise", marketId })).toMatchObject({
    code: "0404",
  });
});

test("risks that were talked about count as discussed; another client's are refused", async () => {
  const { result } = await server.request("chenjie", "compliance.queryRiskItem", {
    pageNumber: 1,
    pageSize: 500,
    state: 1,
  });
  const { list } = result as { list: { riskItemId: number; companyId: number }[] };
  const [risk] = list;
  const foreign = list.find(({ companyId }) => companyId !== risk?.companyId);
  const { recordId } = await read<{ recordId: number }>(
    "record.save",
    visit(null, { qyId: risk?.companyId }),
  );
  const params = { recordId, fintaxContent: "已说明" };
  expect(
    await call("record.editFintaxError", { ...params, riskItemIds: [foreign?.riskItemId] }),
  ).toMatchObject({
    code: "0409",
  });
  await read("record.editFintaxError", { ...params, riskItemIds: [risk?.riskItemId] });
  const after = await server.request("chenjie", "compliance.queryRiskItem", {
    pageNumber: 1,
    pageSize: 50,
    companyId: risk?.companyId,
    state: 2,
  });
  expect((after.result as { list: object[] }).list).toContainEqual(
    expect.objectContaining({
      riskItemId: risk?.riskItemId,
      handleContent: "已说明",
      handleUserName: "陈洁",
    }),
  );
});

test("a relation changes with a reason, by a visit too, and the history stays", async () => {
  const level = async () =>
    (await read<{ relationshipLevel: number }>("recommend.detail", { qyId: OWN })).relationshipLevel;
  const next = (await level()) === 5 ? 1 : 5;
  await read("recommend.changeCompanyRelationShip", {
    qyId: OWN,
    relationshipLevel: next,
    reason: "主动介绍客户",
  });
  expect(await level()).toBe(next);
  expect(
    await call("recommend.changeCompanyRelationShip", { qyId: OWN, relationshipLevel: next, reason: "重复" }),
  ).toMatchObject({ code: "0409" });
  await read("record.save", visit(null, { relationshipLevel: 2 }));
  const detail = await read<{ relationshipLevel: number; relationChanges: object[] }>("recommend.detail", {
    qyId: OWN,
  });
  expect(detail.relationshipLevel).toBe(2);
  expect(detail.relationChanges[0]).toMatchObject({ beforeLevel: next, reason: "拜访后评估：续费沟通" });
});

test("recommended clients have a reason, and those with the most come first", async () => {
  const { list } = await read<{ list: { score: number; reasons: string[] }[] }>("recommend.companyList", {
    pageNum: 1,
    pageSize: 500,
  });
  expect(list.length).toBeGreaterThan(10);
  for (const { reasons } of list) expect(reasons.length).toBeGreaterThan(0);
  expect(list.map(({ score }) => score)).toEqual(list.map(({ score }) => score).toSorted((a, b) => b - a));
});

test("advice is printed, and visits are exported by a task that leaves a document", async () => {
  const advice = await read<{ finance: object[]; accounting: object[] }>("advice.query", { qyId: OWN });
  expect(advice).toMatchObject({ companyName: expect.any(String) as string });
  const { recordId } = await read<{ recordId: number }>("record.save", visit(null));
  const task = await runJob(server, "chenjie", "visit.pdf.export", { recordIds: [recordId] });
  expect(task).toMatchObject({ status: 1, message: "共导出 1 条拜访记录" });
  const file = await server.fetch("chenjie", task.url ?? "");
  const { pages } = await readPdf(file.rawPayload);
  for (const text of ["续费沟通", "王经理", "客户同意续签"]) expect(pages.join("\n")).toContain(text);
  const rare = visit(null, { contactName: "𠮷野经理", content: "客户很满意😀" });
  const saved = await read<{ recordId: number }>("record.save", rare);
  const report = await runJob(server, "chenjie", "visit.pdf.export", { recordIds: [saved.recordId] });
  expect(report.message).toBe("共导出 1 条拜访记录，字符「😀」（U+1F600）无法打印，以〓代替");
  const printed = await readPdf((await server.fetch("chenjie", report.url ?? "")).rawPayload);
  for (const text of ["𠮷野经理", "客户很满意〓", "U+1F600"])
    expect(printed.pages.join("\n")).toContain(text);
  const { planId } = await addPlan();
  expect(await call("pdf.export", { planId })).toMatchObject({
    message: "拜访计划还没有拜访记录，无法导出报告",
  });
});
