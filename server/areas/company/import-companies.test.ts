import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { type WorkbookCell, createWorkbook } from "../../spreadsheet/write-workbook.ts";
import { readTaskSheet, runJob } from "../../testing/follow-job.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { COMPANY_COLUMNS } from "./import-columns.ts";

const server = useTestServer();

const TITLES = COMPANY_COLUMNS.map(({ title }) => title);
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
  const workbook = createWorkbook([{ name: "客户", widths: [], frozenRows: 1 }]);
  try {
    workbook.add([titles, ...rows.map((row) => titles.map((title) => row[title] ?? null))]);
    const content = await workbook.finish();
    return new File([Uint8Array.from(content)], "客户.xlsx");
  } finally {
    await workbook.close();
  }
}
const plan = async (file: File, account = "chenjie") =>
  await server.request(account, "company.importPlan", { multipartFile: file });
const planned = async (...rows: (typeof GOOD)[]) =>
  (await plan(await fileOf(rows))).result as { fileKey: string; rowCount: number; faultCount: number };
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
  expect(await planned(GOOD, { ...GOOD, 纳税期限: "按天" })).toMatchObject({ rowCount: 2, faultCount: 1 });
  expect(await total()).toBe(before);
});

test("a file that lacks columns or is none is refused with one sentence", async () => {
  expect(await plan(await fileOf([{ 客户名称: "甲" }], ["客户名称", "纳税人类型"]))).toMatchObject({
    code: "0409",
    message: "文件缺少列：“纳税人识别号”、“纳税期限”、“所属地区”、“服务开始日期”，请使用导入模板填写",
  });
  expect(await plan(new File(["abc"], "客户.xlsx"))).toMatchObject({
    code: "0400",
    message: "文件内容不是 .xlsx 格式，请检查后重新上传",
  });
  expect(await plan(new File(["abc"], "客户.xls"))).toMatchObject({
    code: "0400",
    message: "仅支持 .xlsx 格式的文件",
  });
});

test("good rows become companies with contact and staff; the others come back with their reasons", async () => {
  const { fileKey } = await planned(
    {
      ...GOOD,
      客户名称: "　上海导入有限公司 ",
      纳税人识别号: " 9135 0100 m000 100y 43",
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
  const task = await runJob(server, "chenjie", "company.importStart", { fileKey });
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
    "客户名称与服务中的「上海导入有限公司」重复；税号与服务中的「上海导入有限公司」重复",
    "联系人手机号应为 11 位手机号；所属地区“火星”不在可选范围内",
    "负责人“查无此人”不存在或已停用",
  ]);
});

test("a file is imported by whom it belongs to, with the permission", async () => {
  const { fileKey } = await planned(GOOD);
  const start = async (account: string) => await server.request(account, "company.importStart", { fileKey });
  expect(await start("zhoumy")).toMatchObject({ code: "0404", message: "导入的文件已不存在，请重新上传" });
  expect(await start("qianjin")).toMatchObject({ code: "0404" });
  expect(await start("sunli")).toMatchObject({ code: "0403" });
  expect(await plan(await fileOf([GOOD]), "sunli")).toMatchObject({ code: "0403" });
});
