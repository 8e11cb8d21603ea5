import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { taxNumberCheckDigit } from "../../../../../src/domain/tax-number.ts";
import { bookOf } from "../../../../platform/spreadsheet/testing/book-of.ts";
import type { WorkbookCell } from "../../../../platform/spreadsheet/write-workbook.ts";
import { readTaskSheet, runJob } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { readProject } from "../../../../../src/schema/project/read-project.ts";

const server = useTestServer();

const TITLES = columnsOfKind("company", await readProject(".")).map(({ title }) => title);
const GOOD: Readonly<Record<string, WorkbookCell>> = {
  客户名称: "上海导入有限公司",
  纳税人识别号: "91350100M000100Y43",
  纳税人类型: "小规模纳税人",
  纳税期限: "按季",
  所属地区: "上海市",
  服务开始日期: "2026-03-01",
  "注册资本（元）": 500_000,
  所属行业: "教育",
  联系人: "周到",
  联系人手机号: "13612345678",
  负责人: "孙丽",
};

async function fileOf(
  rows: readonly Readonly<Record<string, WorkbookCell>>[],
  titles: readonly string[] = TITLES,
): Promise<File> {
  const lines = rows.map((row) => titles.map((title) => row[title] ?? null));
  return new File([await bookOf([titles, ...lines])], "客户.xlsx");
}
const plan = async (file: File, account = "chenjie") =>
  await server.request(account, "company.importPlan", { multipartFile: file });
interface Planned {
  planKey: string;
  rowCount: number;
  faultCount: number;
  faultTotal: number;
  faults: { line: number; column: string; content: string; reason: string }[];
  problems: { content: string }[];
}
const plannedOf = async (...file: Parameters<typeof fileOf>) =>
  (await plan(await fileOf(...file))).result as Planned;
const planned = async (...rows: (typeof GOOD)[]) => await plannedOf(rows);
const total = async () =>
  ((await server.request("chenjie", "company.list", { pageSize: 10 })).result as { total: number }).total;

test("the template can be filled in and sent back: its columns are the ones that are read", async () => {
  const response = await server.fetch("chenjie", "/api/fcp/web/company/importTemplate");
  const [head = []] = await readSheet(response.rawPayload);
  expect(head.map((title) => String(title).replace("*", ""))).toEqual(TITLES);
  expect(head).toContain("*客户名称");
  expect(String(response.headers["content-disposition"])).toContain(encodeURIComponent("客户导入模板.xlsx"));
});

test("sending the file says what stands in it and imports nothing", async () => {
  const before = await total();
  const otherRow = { 客户名称: "上海其他有限公司", 纳税人识别号: "914403001922038216" };
  expect(await planned(GOOD, { ...GOOD, ...otherRow, 纳税期限: "按天" })).toMatchObject({
    rowCount: 2,
    faultCount: 1,
    faultTotal: 1,
    faults: [{ line: 3, column: "纳税期限", content: "按天", reason: "纳税期限“按天”不在可选范围内" }],
  });
  expect(await total()).toBe(before);
});

test("names are compared without blanks and in one width of brackets", async () => {
  const named = (客户名称: string, 纳税人识别号: string) => ({ ...GOOD, 客户名称, 纳税人识别号 });
  const { faults } = await planned(
    named("上海变体（中国）有限公司", "91350100M000100Y43"),
    named("上海变体(中国) 有限公司", "914403001922038216"),
    named("上海云启 信息技术有限公司", `9131011500000000A${taxNumberCheckDigit("9131011500000000A")}`),
  );
  expect(faults.map(({ line, column, reason }) => `${line} ${column}：${reason}`)).toEqual([
    "3 客户名称：客户名称与第 2 行重复",
    expect.stringMatching(/^4 客户名称：客户名称与服务中的「上海云启信息技术有限公司」重复/),
  ]);
});

const FAULTY: readonly (typeof GOOD)[] = [
  GOOD,
  {},
  GOOD,
  { ...GOOD, 客户名称: "上海云启信息技术有限公司", 纳税人识别号: "91350100M000100Y44" },
  {
    ...GOOD,
    客户名称: "上海多错有限公司",
    纳税人识别号: "914403001922038216",
    纳税人类型: null,
    服务开始日期: "昨天",
    成立日期: "2099-01-01",
    负责人: "查无此人",
    联系人手机号: "123",
  },
];

test("the check before the question finds what the import would refuse, by line and column of the sheet", async () => {
  const { faults, faultCount, rowCount, planKey } = await planned(...FAULTY);
  expect([rowCount, faultCount]).toEqual([4, 3]);
  expect(faults.map(({ line, column, reason }) => `${line} ${column}：${reason}`)).toEqual([
    "4 客户名称：客户名称与第 2 行重复",
    "4 纳税人识别号：税号与第 2 行重复",
    expect.stringMatching(/^5 客户名称：客户名称与服务中的「上海云启信息技术有限公司」重复/),
    expect.stringMatching(/^5 纳税人识别号：/),
    "6 纳税人类型：请填写纳税人类型",
    "6 服务开始日期：服务开始日期应为日期，如 2026-01-31",
    "6 成立日期：成立日期不能晚于今天",
    "6 联系人手机号：联系人手机号应为 11 位手机号",
    "6 负责人：负责人“查无此人”不存在或已停用",
  ]);
  const response = await server.fetch(
    "chenjie",
    `/api/fcp/web/importPlan/faults?planKey=${encodeURIComponent(planKey)}`,
  );
  const [head, ...faultRows] = await readSheet(response.rawPayload, "问题清单");
  expect(head).toEqual(["原行号", "列名", "填写内容", "原因"]);
  expect(faultRows).toEqual(
    faults.map(({ line, column, content, reason }) => [line, column, content || null, reason]),
  );
  const foreign = await server.request("zhoumy", "importPlan.faults", { planKey });
  expect(foreign).toMatchObject({ code: "0404" });

  const task = await runJob(server, "chenjie", "importPlan.start", { planKey });
  const [titles, ...failed] = await readTaskSheet(server, "chenjie", task);
  expect(titles?.[0]).toBe("原行号");
  const reasonsOf = (line: number) =>
    faults.flatMap((fault) => (fault.line === line ? [fault.reason] : [])).join("；");
  expect(failed.map((row) => [row[0], row.at(-1)])).toEqual([4, 5, 6].map((line) => [line, reasonsOf(line)]));
  const { list } = (
    await server.request("chenjie", "company.list", { pageSize: 10, companyName: "上海导入有限公司" })
  ).result as { list: { companyId: number }[] };
  await server.db
    .deleteFrom("company")
    .where(
      "companyId",
      "in",
      list.map(({ companyId }) => companyId),
    )
    .execute();
});

test("only the first hundred faults are told at once, all stand in the file", async () => {
  const rows = Array.from({ length: 60 }, (_none, index) => ({
    ...GOOD,
    客户名称: `上海批量${index}有限公司`,
    纳税人识别号: "不是税号",
  }));
  const { faultCount, faultTotal, faults } = await planned(...rows);
  expect([faultCount, faults.length]).toEqual([60, 100]);
  expect(faultTotal).toBeGreaterThan(100);
});

test("of a file that lacks columns the plan says so, and nothing can be imported", async () => {
  const { problems, planKey } = await plannedOf([{ 客户名称: "甲有限公司" }], ["客户名称", "纳税人类型"]);
  const lacking =
    "文件缺少列：“纳税人识别号”、“纳税期限”、“所属地区”、“服务开始日期”，表头为：客户名称、纳税人类型，请选择对应的列，或使用导入模板填写";
  expect(problems[0]).toEqual({ content: lacking });
  expect(await server.request("chenjie", "importPlan.start", { planKey })).toMatchObject({
    code: "0409",
    message: lacking,
  });
});

test("a file that is no workbook is refused with one sentence", async () => {
  expect(await plan(new File(["%PDF-1.4"], "客户.xlsx"))).toMatchObject({
    code: "0409",
    message: expect.stringContaining("文件是 PDF"),
  });
  expect(await plan(new File(["abc"], "客户.docx"))).toMatchObject({
    code: "0400",
    message: "仅支持 .xlsx、.xls、.csv、.txt 格式的文件",
  });
});

test("good rows become companies with contact and staff; the others come back with their reasons", async () => {
  const { planKey } = await planned(
    {
      ...GOOD,
      客户名称: "\u202a　上海导入\u200b有限公司\u00a0",
      纳税人识别号: " 9135 0100 m000 100y 43",
      纳税人类型: "小规模",
      所属地区: "上海",
      联系人手机号: "136-1234 5678",
    },
    GOOD,
    {
      ...GOOD,
      客户名称: "上海错误有限公司",
      纳税人识别号: "91350100M000100Y44",
      所属地区: "火星",
      联系人手机号: "123",
    },
    { ...GOOD, 客户名称: "上海无人有限公司", 纳税人识别号: "914403001922038216", 负责人: "查无此人" },
  );
  const task = await runJob(server, "chenjie", "importPlan.start", { planKey });
  expect(task).toMatchObject({ status: 3, message: "1 条成功，3 条失败，失败原因见文件" });
  const list = (await server.request("sunli", "company.list", { pageSize: 10, companyName: "上海导入" }))
    .result;
  expect(list).toMatchObject({
    total: 1,
    list: [
      {
        companyName: "上海导入有限公司",
        taxlayerType: "101",
        nsqxdm: "08",
        provinceId: "31",
        industry: "教育",
        beginDate: "2026-03-01",
        lxrName: "周到",
        lxrPhone: "136****5678",
        userNames: "孙丽",
      },
    ],
  });
  const [, ...failed] = await readTaskSheet(server, "chenjie", task);
  expect(failed.map((row) => row.at(-1))).toEqual([
    "客户名称与第 2 行重复；税号与第 2 行重复",
    "税号校验位不正确，请核对后重新填写；所属地区“火星”不在可选范围内；联系人手机号应为 11 位手机号",
    "负责人“查无此人”不存在或已停用",
  ]);
});

test("a file is imported by whom it belongs to, with the permission", async () => {
  const { planKey } = await planned(GOOD);
  const start = async (account: string) => await server.request(account, "importPlan.start", { planKey });
  expect(await start("zhoumy")).toMatchObject({ code: "0404", message: "导入的文件已不存在，请重新上传" });
  expect(await start("qianjin")).toMatchObject({ code: "0404" });
  expect(await start("sunli")).toMatchObject({ code: "0404" });
  expect(await plan(await fileOf([GOOD]), "sunli")).toMatchObject({ code: "0403" });
});
