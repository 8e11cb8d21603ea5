import { readSheet } from "read-excel-file/node";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { fileOf } from "../testing/file-of.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";
import { wageFile, wageImports } from "../testing/wage-files.ts";

const COMPANY = 1_001_001;
const TARGET = { companyId: COMPANY, kjnd: 2026, kjqj: 11 };
const server = useTestServer();
let office: Payroll;
let imports: ReturnType<typeof wageImports>;
let wages: { readonly xctjid: number };
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
  const [ryid = 0] = await office.hire({});
  const { result } = await office.pay(11, [{ ryid, jbgz: 1 }]);
  wages = { xctjid: (result as { xctjid: number }).xctjid };
  imports = wageImports(server, TARGET);
});

const lineNamed = async (xm: string, xclx = 1) => {
  const { list } = await office.done<{ list: { ryid: number }[] }>("salary.person.list", {
    companyId: COMPANY,
    keyword: xm,
    pageNum: 1,
    pageSize: 10,
  });
  return await office.lineOf(list[0]?.ryid ?? 0, 11, xclx);
};
const factsOf = (facts: readonly { title: string; content: string }[]) =>
  Object.fromEntries(facts.map(({ title, content }) => [title, content]));

describe("files of a month", () => {
  test("with an error value are refused and name it", async () => {
    const plan = await imports.plan("salary", await wageFile("f01-salary-error-cells"), wages);
    expect(plan.faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "基本工资是错误值 #REF!"],
      [2, "养老保险（个人）是错误值 #N/A"],
    ]);
    expect(plan.problems[0]?.content).toContain("薪酬须整份导入");
  });

  test("of the tax client are read with the insurance; what is worked out is compared", async () => {
    const file = await wageFile("f03-salary-tax-client-layout");
    const plan = await imports.plan("salary", file, wages);
    expect(plan).toMatchObject({ rowCount: 1, newCount: 1, problems: [] });
    expect(plan.columns.filter(({ state }) => state !== "taken").map(({ title }) => title)).toEqual([
      "工号",
      "累计个人养老金",
      "税延养老保险",
      "准予扣除的捐赠额",
      "减免税额",
    ]);
    expect(factsOf(plan.facts)).toMatchObject({
      文件格式: "自然人电子税务局扣缴客户端 正常工资薪金所得",
      新增人员: "样例丙 1 人",
      导入后合计: "收入 20,000.00 元，个人所得税 309.00 元，实发 15,191.00 元",
      核对累计专项附加扣除: "1 人与文件不同，按系统计算：样例丙 文件 20,000.00，系统 0.00",
    });
    expect(await imports.start(plan.planKey)).toBe("1 条成功");
    expect(await lineNamed("样例丙")).toMatchObject({ bqsr: 20_000, sbgrhj: 4_500, syjkx: 200, ybtse: 309 });
  });

  test("with half-width brackets have the same columns", async () => {
    await imports.bring("salary", await wageFile("f04-salary-halfwidth-brackets"), wages);
    expect(await lineNamed("样例戊")).toMatchObject({ sbgrhj: 800, ybtse: 66 });
  });

  test("with a head of two lines are read", async () => {
    await imports.bring("salary", await wageFile("f30-salary-two-line-head"), wages);
    expect(await lineNamed("样例寅")).toMatchObject({
      yfhj: 9_000,
      yanglaoGr: 640,
      yiliaoGr: 160,
      ybtse: 96,
    });
  });

  test("with a person twice are refused", async () => {
    const plan = await imports.plan("salary", await wageFile("f20-salary-same-person-twice"), wages);
    expect(plan.faults).toMatchObject([{ line: 3, reason: "证件号码与第 2 行重复" }]);
    expect(plan.problems).toHaveLength(1);
  });

  test("with a passport bring people from abroad", async () => {
    const plan = await imports.plan("salary", await wageFile("f26-salary-passport"), wages);
    expect(factsOf(plan.facts)).toMatchObject({
      "国籍（地区）未填写": "John Example 1 人，请导入后在人员信息中补充",
    });
    expect(await imports.start(plan.planKey)).toBe("1 条成功");
    expect(await lineNamed("John Example")).toMatchObject({ ybtse: 150 });
  });

  test("of services are read under the titles of the tax client", async () => {
    const file = await wageFile("f32-labour-tax-client-layout");
    expect(await imports.bring("labourRemuneration", file)).toBe("1 条成功");
    expect(await lineNamed("样例卯", 4)).toMatchObject({ bqsr: 5_000, ybtse: 800 });
  });
});

describe("deductions", () => {
  beforeAll(async () => {
    await imports.bring("salary", await wageFile("f00-people-with-a-wage-of-20000"), wages);
  });

  test("with a month that Excel made a day of count once, however often they come", async () => {
    expect(await lineNamed("样例甲")).toMatchObject({ ybtse: 450 });
    const file = await wageFile("f07-deduction-month-date-cell");
    expect(await imports.bring("specialAdditionalDeduction", file)).toBe("1 条成功");
    expect(await lineNamed("样例甲")).toMatchObject({ ybtse: 390 });
    const again = await imports.plan(
      "specialAdditionalDeduction",
      await wageFile("f08-deduction-import-twice"),
    );
    expect(again).toMatchObject({ newCount: 0, sameCount: 1 });
    expect(again.problems[0]?.content).toBe("文件中的数据都已存在，没有需要导入的内容");
    expect(await lineNamed("样例甲")).toMatchObject({ ybtse: 390 });
  });

  test("of a child twice in one file are one row and a fault", async () => {
    const titles = ["姓名", "证件号码", "扣除项目", "扣除期间起", "分摊比例", "子女姓名"];
    const row = ["样例己", "310101198707071103", "子女教育", "2026-11", "100 %", "样例小己"];
    const file = await fileOf(titles, row, [...row.slice(0, -1), "样例　小己"]);
    const plan = await imports.plan("specialAdditionalDeduction", file);
    expect(plan.faults).toMatchObject([{ line: 3, reason: "与第 2 行重复" }]);
    expect(plan).toMatchObject({ newCount: 1, problems: [] });
  });
});

describe("a file that comes again", () => {
  const TITLES = ["姓名", "证件号码", "基本工资", "绩效工资", "备注"];

  test("with the same amounts brings nothing; with others says of how many", async () => {
    const [one, two] = [newPerson(), newPerson()];
    const rowOf = ({ xm, zjhm }: typeof one, ...amounts: (number | null)[]) => [xm, zjhm, ...amounts, null];
    const first = await fileOf(TITLES, rowOf(one, 9_000, 500), rowOf(two, 8_000, null));
    expect(await imports.bring("salary", first, wages)).toBe("2 条成功");
    const same = await imports.plan("salary", first, wages);
    expect(same).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 2 });
    const other = await fileOf(TITLES, rowOf(one, 9_000, null), rowOf(two, 8_000, 1_000));
    const changed = await imports.plan("salary", other, wages);
    expect(changed).toMatchObject({ changedCount: 2, sameCount: 0 });
    expect(changed.questions).toEqual([
      {
        id: "changed",
        text: "2026年11期的薪酬表中已有其中 2 人，金额与文件不同，以哪个为准",
        answer: "replace",
      },
    ]);
    expect(await lineNamed(one.xm)).toMatchObject({ yfhj: 9_500 });
    expect(await imports.start(changed.planKey)).toBe("2 条成功");
    expect(await lineNamed(one.xm)).toMatchObject({ jxgz: 0, yfhj: 9_000 });
    expect(await lineNamed(two.xm)).toMatchObject({ yfhj: 9_000 });
  });

  test("keeps the amounts that are there where the user says so", async () => {
    const [one, two] = [newPerson(), newPerson()];
    await imports.bring("salary", await fileOf(TITLES.slice(0, 3), [one.xm, one.zjhm, 9_000]), wages);
    const file = await fileOf(TITLES.slice(0, 3), [one.xm, one.zjhm, 7_000], [two.xm, two.zjhm, 6_000]);
    const { planKey } = await imports.plan("salary", file, wages);
    const said = await imports.start(planKey, [{ id: "changed", answer: "keep" }]);
    expect(said).toBe("1 条成功，1 条已有，没有重复导入");
    expect(await lineNamed(one.xm)).toMatchObject({ yfhj: 9_000 });
    expect(await lineNamed(two.xm)).toMatchObject({ yfhj: 6_000 });
  });
});

test("a row without any amount, or of a month before the person came, is a fault", async () => {
  const [idle, late] = [newPerson(), newPerson()];
  const titles = ["姓名", "证件号码", "任职受雇从业日期", "基本工资"];
  const file = await fileOf(
    titles,
    [idle.xm, idle.zjhm, null, null],
    [late.xm, late.zjhm, "2026-12-01", 5_000],
  );
  const { faults } = await imports.plan("salary", file, wages);
  expect(faults.map(({ reason }) => reason)).toEqual([
    "没有填写任何金额，不发放的人员请删除该行",
    `${late.xm}的任职受雇日期为 2026-12-01，晚于2026年11期`,
  ]);
});

test("names as people write them are the same person", async () => {
  const { zjhm } = newPerson();
  const titles = ["姓名", "证件号码", "基本工资"];
  await imports.bring("salary", await fileOf(titles, ["阿　依·古丽", zjhm, 6_000]), wages);
  const again = await imports.plan("salary", await fileOf(titles, ["阿依•古丽", zjhm, 6_000]), wages);
  expect(again).toMatchObject({ faultCount: 0, sameCount: 1 });
  const other = await imports.plan("salary", await fileOf(titles, ["阿依古丽", zjhm, 6_000]), wages);
  expect(other.faults).toMatchObject([{ reason: "证件号码属于阿依·古丽，与姓名“阿依古丽”不一致" }]);
});

test("what a file says of the tax is compared with what is worked out", async () => {
  const { xm, zjhm } = newPerson();
  const titles = ["姓名", "身份证号", "应发工资", "公积金", "代扣个税", "实发工资"];
  const plan = await imports.plan("salary", await fileOf(titles, [xm, zjhm, 10_000, 500, 200, 9_300]), wages);
  expect(plan.problems).toEqual([]);
  expect(factsOf(plan.facts)).toMatchObject({
    核对个人所得税: `1 人与文件不同，按系统计算：${xm} 文件 200.00，系统 135.00`,
    核对实发工资: `1 人与文件不同，按系统计算：${xm} 文件 9,300.00，系统 9,365.00`,
  });
});

describe("a template of a client's month", () => {
  const sheetOf = async (query: string, sheet?: string) => {
    const path = `/api/fcp/web/salary/importTemplate?companyId=${COMPANY}&kjnd=2026&kjqj=11&${query}`;
    const response = await server.fetch("chenjie", path);
    return await (sheet === undefined
      ? readSheet(response.rawPayload)
      : readSheet(response.rawPayload, sheet));
  };

  test("has its people with masked numbers, and is read as it was filled in", async () => {
    const person = newPerson();
    const [ryid = 0] = await office.hire(person);
    const [head = [], ...rows] = await sheetOf(`set=salary&xctjid=${wages.xctjid}`);
    const row = rows.find(([xm]) => xm === person.xm) ?? [];
    const titles = head.map((title) => String(title).replace("*", ""));
    expect(row.slice(0, 3)).toEqual([
      person.xm,
      "居民身份证",
      expect.stringMatching(/^310\*{11}\d{3}[\dX]$/),
    ]);
    const cells = titles.map((title, place) => (title === "基本工资" ? 7_000 : (row[place] ?? null)));
    await imports.bring("salary", await fileOf(titles, cells as (string | null)[]), wages);
    expect(await office.lineOf(ryid, 11)).toMatchObject({ yfhj: 7_000 });
  });

  test("says what has to be known of them, and has the columns of the scheme alone", async () => {
    const lines = await sheetOf("set=salary", "填写说明");
    expect(lines.find(([title]) => title === "证件号码")?.[2]).toContain("已填的号码有遮盖");
    const { result } = await office.pay(11, [{ ryid: (await office.hire({}))[0], bqsr: 30_000 }], 3);
    const [head = []] = await sheetOf(`set=salary&xctjid=${(result as { xctjid: number }).xctjid}`);
    expect(head).toContain("*本期收入");
    expect(head).not.toContain("基本工资");
  });
});
