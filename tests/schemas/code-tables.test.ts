import path from "node:path";
import { describe, expect, test } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";

const { enums } = await readProject(path.resolve(import.meta.dirname, "../.."));

function entriesOf(table: string) {
  const entries = enums.get(table);
  if (!entries) throw new Error(`no code table ${table}`);
  return entries;
}
/** Code and label of each entry, `code=label`. */
const read = (table: string) => entriesOf(table).map(({ value, label }) => `${String(value)}=${label}`);
const codes = (table: string) => entriesOf(table).map(({ value }) => value);

describe("what the codes mean that the specification names", () => {
  test.each([
    ["noticeTaxType", ["0=未通知", "1=已通知", "2=待缴款", "3=已完税"]],
    ["paymentTimeType", ["0=指定日期", "1=待定", "2=申报期内不扣款", "3=无需扣款", "4=无"]],
    ["paymentTimeChoice", ["1=待定", "2=申报期内不扣款", "0=指定日期"]],
    ["cancelStatus", ["0=无", "1=撤销中", "2=撤销成功", "3=撤销失败"]],
    ["certifiedFilter", ["-1=全部", "0=未认证", "1=已认证"]],
    ["deductionFilter", ["-999=全部", "0=未抵扣", "1=已抵扣"]],
    ["redFlagLockFilter", ["0=未锁定", "1=已锁定"]],
    ["neverSelectFilter", ["-1=全部", "0=是", "1=否"]],
    ["isArrived", ["1=有票", "0=丢票"]],
    ["collectionStatusFilter", ["-1=全部", "1=采集中", "2=采集成功", "3=采集失败", "0=未采集"]],
    ["opportunityStatus", ["1=待确认", "2=跟进中", "3=已成交", "4=无效", "5=已丢单"]],
    ["importOrTaskStatus", ["4=全部", "1=处理中", "2=成功", "3=失败", "0=未知"]],
    ["relationshipLevel", ["1=陌生", "2=不熟悉", "3=一般", "4=认可", "5=好朋友"]],
    ["chatModule", ["1=发票", "2=银行流水", "3=薪酬", "4=税款确认", "0=其他"]],
    ["serviceTag", ["QJ=旗舰版", "ZZ=成长版", "SH=商户版", "GC=工厂版"]],
    ["amountWarningFilter", ["1=季度超预警值", "2=年度超预警值", "3=季度超30万", "4=年度超500万"]],
    ["specialCaseFileType", ["1=图片", "2=其他文件"]],
  ])("the table %s says what its codes mean", (table, entries) => {
    expect(read(table)).toEqual(entries);
  });

  test("a doubt is over, notified, open, about a changed tax, or pushed by the factory", () => {
    expect(read("doubtState").slice(0, 5)).toEqual([
      "0=已完成",
      "1=已通知疑义",
      "2=有疑义",
      "3=税款有变动",
      "4=工厂已推送税款",
    ]);
  });

  test("an authorisation comes into force, is cancelled, or waits for the bureau in between", () => {
    expect(read("deputeStatus")).toEqual([
      "0=未授权",
      "1=待生效",
      "2=已授权",
      "3=取消中",
      "4=已解除授权",
      "5=授权执行中",
      "6=取消执行中",
    ]);
  });

  test("kinds of salary", () => {
    expect(read("salaryType")).toEqual([
      "1=正常工资薪金",
      "2=临时工资（仅做账）",
      "3=全年一次性奖金",
      "4=劳务报酬",
      "6=外籍人员正常工资薪金",
      "11=解除劳动合同一次性补偿金",
      "20=其他连续劳务报酬",
    ]);
    expect(codes("supportedSalaryItemType")).toEqual([1, 2, 3, 4, 6, 9, 10, 11, 20, 15]);
  });

  test("kinds of tax: those that are named, and the others that occur", () => {
    expect(read("taxTypeId")).toEqual(
      expect.arrayContaining([
        "1=增值税",
        "2=营业税",
        "3=企业所得税",
        "4=城市维护建设税",
        "5=教育费附加",
        "6=地方教育附加",
        "9=印花税",
        "11=个人所得税",
        "69=社会保险费",
        "-1=财务报表",
      ]),
    );
    expect(codes("taxTypeId")).toEqual(expect.arrayContaining([27, 53, 54, 55, 56, 63, 67]));
  });

  test("kinds of accounting system have the codes 1, 3, 4, 6, 10 and 11", () => {
    expect(codes("taxpayerOrAccountingSystemType")).toEqual([1, 3, 4, 6, 10, 11]);
  });

  test("the editions of the product have the codes 1000 to 1032", () => {
    expect(codes("serviceType")).toEqual(Array.from({ length: 33 }, (_, index) => String(1000 + index)));
  });

  test("some of the banks have several ways in, each with an id of its own", () => {
    const ids = ["3", "5", "6", "46", "1", "22", "22-0", "22-1", "6-0", "6-1", "35-1", "2-NEW"];
    expect(codes("bankId")).toEqual(expect.arrayContaining(ids));
  });
});

describe("tables of collecting", () => {
  const among = (table: string, label: string) =>
    entriesOf(table)
      .filter((entry) => entry.label === label)
      .map(({ value }) => value);

  test("what is collected of taxes has one label for several codes", () => {
    expect(among("cjzt", "未采集")).toEqual([null, 0, 3, 4, 6]);
    expect(among("cjzt", "采集中")).toEqual([1]);
    expect(among("cjzt", "采集成功")).toEqual([2]);
    expect(among("cjzt", "采集异常")).toEqual([5, 9]);
  });

  test("a job of collecting has four states", () => {
    expect(read("jobStatus")).toEqual(["0=未开始", "1=进行中", "2=成功", "3=失败"]);
  });

  test("the other table of such jobs knows more failures, and one code without a label", () => {
    expect(among("collectionJobStatus", "未开始")).toEqual([null, 0]);
    expect(among("collectionJobStatus", "进行中")).toEqual([1]);
    expect(among("collectionJobStatus", "成功")).toEqual([2]);
    expect(among("collectionJobStatus", "失败")).toEqual([3, 4, 5, 9]);
    expect(among("collectionJobStatus", "--")).toEqual([6]);
  });

  test("collecting ahead of time begins on one of the first or last five days of a month", () => {
    expect(read("advanceCollectionDay")).toEqual([
      "1=每月5号",
      "2=每月4号",
      "3=每月3号",
      "4=每月2号",
      "5=每月1号",
      "6=月末倒数第1天",
      "7=月末倒数第2天",
      "8=月末倒数第3天",
      "9=月末倒数第4天",
      "10=月末倒数第5天",
    ]);
  });
});

describe("regions", () => {
  test("provinces have two digits, five cities that are taxed apart have four", () => {
    const regions = codes("regionCode").map(String);
    expect(regions.filter((code) => code.length === 2).length).toBeGreaterThanOrEqual(31);
    expect(regions.filter((code) => code.length === 4).toSorted()).toEqual([
      "2102",
      "3302",
      "3502",
      "3702",
      "4403",
    ]);
    expect(regions.every((code) => [2, 4].includes(code.length))).toBe(true);
  });

  test("each code has its name", () => {
    expect(read("regionCode")).toEqual(
      expect.arrayContaining(["2102=大连市", "3302=宁波市", "3502=厦门市", "3702=青岛市", "4403=深圳市"]),
    );
  });
});
