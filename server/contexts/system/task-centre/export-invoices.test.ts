import { beforeAll, expect, test } from "vitest";
import { readTaskSheet, runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

interface Invoice {
  readonly fphm: string;
  readonly xhdwMc: string;
  readonly yxse: number;
  readonly gxzt: number;
}

const server = useTestServer();
let filters: { qyid: number; gxnd: number; gxyf: number };
beforeAll(async () => {
  const { qyid } = await server.db
    .selectFrom("invoice")
    .innerJoin("company", "company.companyId", "invoice.companyId")
    .select("company.companyId as qyid")
    .where("company.gsid", "=", 1001)
    .where("company.taxlayerType", "=", "001")
    .where("invoice.jxxlx", "=", 0)
    .orderBy("company.companyId")
    .executeTakeFirstOrThrow();
  filters = { qyid, gxnd: 2026, gxyf: 10 };
});

const wanted = (extendParam: object, more: object = {}) => ({
  fileType: "EXCEL",
  reportType: "TG_YGSJ",
  extendParam,
  ...more,
});
const listed = async (params: object) => {
  const page = { ...params, pageNum: 1, pageSize: 500 };
  const { result } = await server.request("chenjie", "invoice.check.page", page);
  return (result as { list: Invoice[] }).list;
};

test("the specified export writes the invoices that the filters leave, as the deduction list shows them", async () => {
  const task = await runJob(server, "chenjie", "taskCentre.export", wanted(filters));
  const invoices = await listed(filters);
  expect(invoices.length).toBeGreaterThan(0);
  expect(task).toMatchObject({ status: 1, message: `共导出 ${invoices.length} 张发票` });
  const [heads, ...rows] = await readTaskSheet(server, "chenjie", task);
  expect(heads).toEqual(expect.arrayContaining(["发票种类", "发票号码", "销方名称", "有效税额", "勾选状态"]));
  const at = (title: string) => (heads ?? []).indexOf(title);
  expect(rows.map((row) => [row[at("发票号码")], row[at("销方名称")], row[at("有效税额")]])).toEqual(
    invoices.map(({ fphm, xhdwMc, yxse }) => [fphm, xhdwMc, yxse]),
  );
  expect(new Set(rows.map((row) => row[at("勾选状态")]))).toEqual(
    new Set(invoices.map(({ gxzt }) => (gxzt === 1 ? "已勾选" : "未勾选"))),
  );
  const polled = await server.request("chenjie", "taskCentre.getReportFileTaskId", { taskid: task.taskid });
  expect(polled.result).toMatchObject({ status: 1, url: task.url });
});

test("filters narrow it, in the deduction list's own words", async () => {
  const [first] = await listed(filters);
  const narrowed = { ...filters, fuzzyMatch: first?.fphm };
  const task = await runJob(server, "chenjie", "taskCentre.export", wanted(narrowed));
  expect(await readTaskSheet(server, "chenjie", task)).toHaveLength((await listed(narrowed)).length + 1);
});

test.each<[string, () => object, object]>([
  ["no company", () => ({ gxnd: 2026, gxyf: 10 }), { code: "0400" }],
  ["another report's parameters", () => ({ ...filters, screen: "customer.index" }), { code: "0400" }],
  ["a field that is no filter", () => ({ ...filters, nothing: 1 }), { code: "0400" }],
  ["somebody else's company", () => ({ ...filters, qyid: 99_999_999 }), { code: "0404" }],
])("nothing is exported for %s", async (_what, extendParam, answer) => {
  expect(await server.request("chenjie", "taskCentre.export", wanted(extendParam()))).toMatchObject(answer);
});

test("a screen's export names its screen, and both say EXCEL", async () => {
  const screen = { reportType: "screen" };
  expect(await server.request("chenjie", "taskCentre.export", wanted({}, screen))).toMatchObject({
    code: "0400",
    result: { fieldErrors: [{ path: "extendParam.screen" }, { path: "extendParam.params" }] },
  });
  const xlsx = wanted(filters, { fileType: "xlsx" });
  expect(await server.request("chenjie", "taskCentre.export", xlsx)).toMatchObject({ code: "0400" });
});

test("somebody without the invoices gets none", async () => {
  const answers = await Promise.all(
    ["zhaomin", "heqing"].map(async (account) => [
      account,
      (await server.request(account, "invoice.check.page", { ...filters, pageNum: 1, pageSize: 10 })).code,
      (await server.request(account, "taskCentre.export", wanted(filters))).code,
    ]),
  );
  for (const [, list, file] of answers) expect(file).toBe(list);
});
