import { readSheet } from "read-excel-file/node";
import { beforeAll, expect, test } from "vitest";
import { readTaskSheet, runJob } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { fileOf } from "../testing/file-of.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_001;
const at = (kjqj: number) => ({ companyId: COMPANY, kjnd: 2026, kjqj });
const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
});

const importFile = async (operationId: string, kjqj: number, multipartFile: File, beside: object = {}) =>
  await runJob(server, "chenjie", operationId, { ...at(kjqj), ...beside, multipartFile });

async function colleague(yuan: number, kjqj: number) {
  const person = newPerson();
  const [ryid = 0] = await office.hire(person);
  await office.pay(kjqj, [{ ryid, jbgz: yuan }]);
  return { ...person, ryid };
}

test("imported claims count from their month, and a deleted one no more", async () => {
  const { xm, zjhm, ryid } = await colleague(30_000, 3);
  const before = await office.lineOf(ryid, 3);
  const titles = ["姓名", "证件号码", "扣除项目", "扣除期间起", "扣除期间止", "分摊比例", "约定每月分摊金额"];
  const file = await fileOf(
    titles,
    // A month that was typed into a spreadsheet became a day.
    [xm, zjhm, "子女教育", "2026-01-01", "2026年12月", "各扣 50%", null],
    [xm, zjhm, "赡养老人", "2026-02", null, "全额扣除", 1_500],
    [xm, zjhm, "赡养老人", "2026-02", null, "全额扣除", null],
    ["无此人", "310115199003074213", "子女教育", "2026-01", null, "全额扣除", null],
  );
  const task = await importFile("salary.specialAdditionalDeduction.import", 3, file);
  expect(task).toMatchObject({ status: 3, message: expect.stringContaining("2 条成功，2 条失败") });
  const reasons = (await readTaskSheet(server, "chenjie", task)).map((row) => String(row.at(-1)));
  expect(reasons).toEqual([
    "失败原因",
    expect.stringContaining("赡养老人在同一月份只能享受一项"),
    "企业没有人员“无此人”，请先录入人员",
  ]);
  // Three months of 1,000 and two of 1,500.
  const after = await office.lineOf(ryid, 3);
  expect(after.ljzxfjkc).toBe(6_000);
  expect(Number(before.ynssde) - Number(after.ynssde)).toBe(6_000);
  const { list } = await office.done<{ list: { id: number; kclx: string; ykce: number }[] }>(
    "salary.specialAdditionalDeduction.list",
    { ...at(3), ryid, pageNum: 1, pageSize: 10 },
  );
  const child = list.find(({ kclx }) => kclx === "znjy");
  expect(child?.ykce).toBe(1_000);
  await office.done("salary.specialAdditionalDeduction.delete", { idList: [child?.id] });
  expect((await office.lineOf(ryid, 3)).ljzxfjkc).toBe(3_000);
});

test("sums taken over stand for the months before", async () => {
  const { xm, zjhm, ryid } = await colleague(20_000, 7);
  const file = await fileOf(
    ["姓名", "证件号码", "累计收入", "累计专项扣除", "累计已扣缴税额"],
    [xm, zjhm, 120_000, 12_000, 5_000],
  );
  expect(await importFile("salary.cumulativeDeduction.import", 6, file)).toMatchObject({ status: 1 });
  // 140,000 − 35,000 − 12,000 = 93,000: 9,300 − 2,520 = 6,780, of which 5,000 are withheld.
  expect(await office.lineOf(ryid, 7)).toMatchObject({
    ljsr: 140_000,
    ynssde: 93_000,
    ljykjse: 5_000,
    ybtse: 1_780,
  });
  const better = await fileOf(["姓名", "证件号码", "累计收入"], [xm, zjhm, 100_000]);
  await importFile("salary.cumulativeDeduction.import", 6, better);
  expect(await office.lineOf(ryid, 7)).toMatchObject({ ljsr: 120_000 });
});

test("claims that another payer takes into account do not count here", async () => {
  const { xm, zjhm, ryid } = await colleague(25_000, 8);
  const claim = await fileOf(
    ["姓名", "证件号码", "扣除项目", "扣除期间起"],
    [xm, zjhm, "住房贷款利息", "2026-08"],
  );
  await importFile("salary.specialAdditionalDeduction.import", 8, claim);
  expect(await office.lineOf(ryid, 8)).toMatchObject({ ljzxfjkc: 1_000 });
  const elsewhere = await fileOf(
    ["姓名", "证件号码", "其他扣缴单位", "其他单位收入", "专项附加扣除由本单位扣除"],
    [xm, zjhm, "上海别处有限公司", 9_000, "否"],
  );
  const task = await importFile("salary.multiSourceIncome.import", 8, elsewhere);
  expect(task).toMatchObject({ status: 1 });
  expect(await office.lineOf(ryid, 8)).toMatchObject({ ljzxfjkc: 0 });
});

test("equity income of a year is taxed together", async () => {
  const { xm, zjhm, ryid } = await colleague(9_000, 8);
  const titles = ["姓名", "证件号码", "激励类型", "本期股权激励收入"];
  const bring = async (kjqj: number, yuan: number) =>
    await importFile("salary.stockIncome.import", kjqj, await fileOf(titles, [xm, zjhm, "股票期权", yuan]));
  expect(await bring(8, 36_000)).toMatchObject({ status: 1 });
  await bring(5, 64_000);
  const { list } = await office.done<{ list: { id: number; kjqj: number; ljsr: number; ybtse: number }[] }>(
    "salary.stockIncome.list",
    { companyId: COMPANY, ryid, pageNum: 1, pageSize: 10 },
  );
  // 64,000 × 10 % − 2,520; then 100,000 × 10 % − 2,520 less that.
  expect(list).toMatchObject([
    { kjqj: 8, ljsr: 100_000, ybtse: 3_600 },
    { kjqj: 5, ljsr: 64_000, ybtse: 3_880 },
  ]);
  await office.done("salary.stockIncome.delete", { idList: [list[1]?.id] });
  expect(await office.done(`salary.stockIncome.detail`, { id: list[0]?.id })).toMatchObject({ ybtse: 1_080 });
});

test("a payroll is imported with its people and departments, whole or not at all", async () => {
  const known = await colleague(1_000, 1);
  const fresh = newPerson();
  const first = await office.pay(2, [{ ryid: known.ryid, jbgz: 9_000 }]);
  const { xctjid } = first.result as { xctjid: number };
  const titles = ["姓名", "证件号码", "手机号", "部门", "任职受雇从业日期", "基本工资", "养老保险（个人）"];
  const rows = [
    [known.xm, known.zjhm, null, null, null, 12_000, 500],
    [fresh.xm, fresh.zjhm, "+86 137 0000 9999", "仓储部", "2026-02-01", 8_000, null],
  ];
  const withWrong = await fileOf(titles, ...rows, ["张三", known.zjhm, null, null, null, 1, null]);
  expect(await office.call("salary.import", { ...at(2), xctjid, multipartFile: withWrong })).toMatchObject({
    code: "0409",
    message: `1 行有误，薪酬须整份导入，请更正后重新导入；第 4 行：证件号码属于${known.xm}，与姓名“张三”不一致`,
  });
  expect(await office.lineOf(known.ryid, 2)).toMatchObject({ yfhj: 9_000 });
  const task = await importFile("salary.import", 2, await fileOf(titles, ...rows), { xctjid });
  expect(task).toMatchObject({ status: 1, message: "2 条成功" });
  expect(await office.lineOf(known.ryid, 2)).toMatchObject({ yfhj: 12_000, sbgrhj: 500, ljsr: 13_000 });
  const { list } = await office.done<{ list: object[] }>("salary.person.list", {
    companyId: COMPANY,
    keyword: fresh.xm,
    pageNum: 1,
    pageSize: 10,
  });
  expect(list).toMatchObject([{ bmmc: "仓储部", phone: "137****9999", rzrq: "2026-02-01" }]);
  const bonus = await fileOf(["姓名", "证件号码", "本期收入"], [known.xm, known.zjhm, 20_000]);
  const wrongScheme = { ...at(2), xctjid, multipartFile: bonus };
  expect(await office.call("salary.annualLumpSumBonus.import", wrongScheme)).toMatchObject({ code: "0409" });
  await importFile("salary.annualLumpSumBonus.import", 2, bonus);
  expect(await office.lineOf(known.ryid, 2, 3)).toMatchObject({ ybtse: 600 });
});

test.each([
  ["specialAdditionalDeduction", "分摊比例", "100%（全额扣除）、50%（各扣 50%）"],
  ["multiSourceIncome", "专项附加扣除由本单位扣除", "是、否"],
])("the template of %s says what %s may be", async (set, title, words) => {
  const response = await server.fetch("chenjie", `/api/fcp/web/salary/importTemplate?set=${set}`);
  const lines = await readSheet(response.rawPayload, "填写说明");
  expect(lines.find(([name]) => name === title)?.[2]).toBe(words);
});

test.each([
  ["100%", 2_000],
  ["全额扣除", 2_000],
  [100, 2_000],
  [1, 2_000],
  ["50%", 1_000],
  ["各扣 50%", 1_000],
  [0.5, 1_000],
])("a share of %s is read", async (share, taken) => {
  const { xm, zjhm, ryid } = await colleague(25_000, 8);
  const file = await fileOf(
    ["姓名", "证件号码", "扣除项目", "扣除期间起", "分摊比例"],
    [xm, zjhm, "子女教育", "2026-08", share],
  );
  expect(await importFile("salary.specialAdditionalDeduction.import", 8, file)).toMatchObject({ status: 1 });
  expect(await office.lineOf(ryid, 8)).toMatchObject({ ljzxfjkc: taken });
});

const PERSON = ["*姓名", "证件类型", "*证件号码", "国籍（地区）", "手机号", "部门", "任职受雇从业日期"];

test.each([
  [
    "salary",
    "薪酬导入模板.xlsx",
    ["*姓名", "证件类型", "*证件号码", "国籍（地区）", "手机号", "部门", "任职受雇从业日期", "基本工资"],
  ],
  [
    "labourRemuneration",
    "劳务报酬导入模板.xlsx",
    [...PERSON, "所得项目", "*本期收入", "免税收入", "商业健康保险", "其他扣除", "税后扣款", "备注"],
  ],
  [
    "annualLumpSumBonus",
    "全年一次性奖金导入模板.xlsx",
    [...PERSON, "*本期收入", "免税收入", "其他扣除", "税后扣款", "备注"],
  ],
  [
    "specialAdditionalDeduction",
    "专项附加扣除导入模板.xlsx",
    ["*姓名", "证件类型", "*证件号码", "*扣除项目", "*扣除期间起", "扣除期间止", "分摊比例"],
  ],
  [
    "stockIncome",
    "股权激励所得导入模板.xlsx",
    ["*姓名", "证件类型", "*证件号码", "*激励类型", "行权（解禁）日期", "*本期股权激励收入"],
  ],
])("the template of %s has the columns that are read", async (set, name, titles) => {
  const response = await server.fetch("chenjie", `/api/fcp/web/salary/importTemplate?set=${set}`);
  expect(String(response.headers["content-disposition"])).toContain(encodeURIComponent(name));
  const [head = []] = await readSheet(response.rawPayload);
  expect(head.slice(0, titles.length)).toEqual(titles);
});

interface DetailSet {
  readonly set: string;
  readonly cells: Readonly<Record<string, string | number>>;
  readonly kept: object;
  /** All rows of a file come, or none. */
  readonly isWhole?: true;
}

test.each<DetailSet>([
  {
    set: "specialAdditionalDeduction",
    cells: { 扣除项目: "住房贷款利息", 扣除期间起: "2026-01" },
    kept: { kclx: "zfdk", ykce: 1_000 },
  },
  { set: "cumulativeDeduction", cells: { 累计收入: 100_000 }, kept: { ljsr: 100_000 } },
  // 5,000 less a fifth, and a fifth of that.
  { set: "labourRemuneration", cells: { 收入: 5_000 }, kept: { bqsr: 5_000, ybtse: 800 }, isWhole: true },
  { set: "annualLumpSumBonus", cells: { 年终奖: 20_000 }, kept: { bqsr: 20_000, ybtse: 600 }, isWhole: true },
  {
    set: "multiSourceIncome",
    cells: { 其他扣缴单位: "上海别处有限公司", 其他单位收入: 9_000 },
    kept: { qtdwmc: "上海别处有限公司", sr: 9_000 },
  },
  {
    set: "stockIncome",
    cells: { 激励类型: "股票期权", 本期股权激励收入: 36_000 },
    kept: { bqsr: 36_000, ybtse: 1_080 },
  },
])(
  "a row of $set comes by its file, not with a wrong one, and it goes",
  async ({ set, cells, kept, isWhole }) => {
    const person = newPerson();
    const [ryid = 0] = await office.hire(person);
    const titles = ["姓名", "证件号码", ...Object.keys(cells)];
    const rowOf = (xm: string) => [xm, person.zjhm, ...Object.values(cells)];
    const both = await fileOf(titles, rowOf(person.xm), rowOf("张三"));
    if (isWhole) {
      const refused = await office.call(`salary.${set}.import`, { ...at(10), multipartFile: both });
      expect(refused).toMatchObject({ code: "0409", message: expect.stringContaining("1 行有误") });
      await importFile(`salary.${set}.import`, 10, await fileOf(titles, rowOf(person.xm)));
    } else {
      const task = await importFile(`salary.${set}.import`, 10, both);
      expect(task).toMatchObject({ status: 3, message: "1 条成功，1 条失败，失败原因见文件" });
    }
    const list = async () =>
      (
        await office.done<{ list: readonly { id: number }[] }>(`salary.${set}.list`, {
          ...at(10),
          ryid,
          pageNum: 1,
          pageSize: 10,
        })
      ).list;
    const [row, ...more] = await list();
    expect(row).toMatchObject(kept);
    expect(more).toEqual([]);
    expect(await office.done(`salary.${set}.delete`, { ...at(10), idList: [row?.id] })).toEqual({ count: 1 });
    expect(await list()).toEqual([]);
  },
);
