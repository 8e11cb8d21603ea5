import { beforeAll, describe, expect, test } from "vitest";
import { goldenFact } from "../../../../../tests/golden/golden-facts.ts";
import { jobEnd } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { fileOf } from "../testing/file-of.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_001;
const at = (kjqj: number) => ({ companyId: COMPANY, kjnd: 2026, kjqj });
const server = useTestServer();
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, COMPANY);
});

type Cell = string | number | null;
type Set = "specialAdditionalDeduction" | "multiSourceIncome" | "stockIncome";
/** Imports rows of one person into a month; gives the words of the task, or of the refusal. */
const bring = async (
  set: Set,
  kjqj: number,
  { xm, zjhm }: { readonly xm: string; readonly zjhm: string },
  titles: readonly string[],
  ...rows: readonly (readonly Cell[])[]
) => {
  const file = await fileOf(["姓名", "证件号码", ...titles], ...rows.map((row) => [xm, zjhm, ...row]));
  const { code, message, result } = await office.call(`salary.${set}.import`, {
    ...at(kjqj),
    multipartFile: file,
  });
  if (code !== "0") return message;
  return (await jobEnd(server, "chenjie", (result as { taskid: string }).taskid)).message;
};

/** A person with wages of these months. */
async function employee(...months: readonly number[]) {
  const person = newPerson();
  const [ryid = 0] = await office.hire(person);
  for (const month of months) await office.pay(month, [{ ryid, jbgz: 25_000 }]);
  return { ...person, ryid };
}
const monthOf = (period: string) => Number(period.slice(5));

describe("claims that another payer counts in a month", () => {
  test("are left out of that month alone, and what was taken off before stays", async () => {
    const { in: given, expected } = goldenFact<
      { readonly otherPayerTakesClaimsIn: readonly string[] },
      { readonly cumulative: Readonly<Record<string, string>> }
    >("payroll", "claims-by-other-payer-in-one-month");
    const months = Object.keys(expected.cumulative);
    const person = await employee(...months.map(monthOf));
    await bring("specialAdditionalDeduction", 8, person, ["扣除项目", "扣除期间起"], ["赡养老人", "2026-01"]);
    for (const period of given.otherPayerTakesClaimsIn)
      await bring(
        "multiSourceIncome",
        monthOf(period),
        person,
        ["其他扣缴单位", "其他单位收入", "专项附加扣除由本单位扣除"],
        ["上海别处有限公司", 9_000, 0],
      );
    for (const period of months) {
      const { ljzxfjkc } = await office.lineOf(person.ryid, monthOf(period));
      expect([period, ljzxfjkc]).toEqual([period, Number(expected.cumulative[period])]);
    }
    const { zxfjkc } = await office.lineOf(person.ryid, 9);
    expect(zxfjkc).toBe(0);
  });
});

const CHILD = ["扣除项目", "扣除期间起", "扣除期间止", "分摊比例", "子女姓名", "子女证件号码"];
const child = (name: string | null, number: string | null = null, from = "2026-01", kind = "子女教育") =>
  [kind, from, "2026-12", "全额扣除", name, number] as const;
const KNOWN = (count: number) => `${count} 条已有，没有重复导入`;
const ALL_KNOWN = "文件中的数据都已存在，没有需要导入的内容";

describe("claims that come again", () => {
  const claim = async (
    kjqj: number,
    person: { xm: string; zjhm: string },
    ...rows: readonly (readonly Cell[])[]
  ) => await bring("specialAdditionalDeduction", kjqj, person, CHILD, ...rows);
  const cumulative = async (ryid: number) => (await office.lineOf(ryid, 10)).ljzxfjkc;

  test("take off what one of them takes off", async () => {
    const { in: given, expected } = goldenFact<
      { readonly importedInPeriods: readonly string[]; readonly month: string },
      { readonly cumulativeSpecialAdditional: string }
    >("payroll", "child-education-imported-twice");
    const person = await employee(monthOf(given.month));
    for (const period of given.importedInPeriods) {
      await claim(monthOf(period), person, child(null));
      const { ljzxfjkc } = await office.lineOf(person.ryid, monthOf(given.month));
      expect([period, ljzxfjkc]).toEqual([period, Number(expected.cumulativeSpecialAdditional)]);
    }
  });

  test.each(["3岁以下婴幼儿照护", "住房贷款利息", "赡养老人", "继续教育"])("are known: %s", async (kind) => {
    const person = await employee(10);
    await claim(9, person, child(null, null, "2026-01", kind));
    const once = await cumulative(person.ryid);
    expect(once).toBeGreaterThan(0);
    expect(await claim(10, person, child(null, null, "2026-01", kind))).toBe(ALL_KNOWN);
    expect(await cumulative(person.ryid)).toBe(once);
  });

  test("are counted: two children without names in a file are two, and no more when it comes again", async () => {
    const person = await employee(10);
    expect(await claim(9, person, child(null))).toBe("1 条成功");
    const twice = [child(null), child(null)];
    expect(await claim(10, person, ...twice)).toBe(`1 条成功，${KNOWN(1)}`);
    expect(await claim(10, person, ...twice)).toBe(ALL_KNOWN);
    expect(await cumulative(person.ryid)).toBe(40_000);
  });

  test("tell children by name or number, and name one that had none", async () => {
    const person = await employee(10);
    await claim(9, person, child(null));
    expect(await claim(10, person, child("何一"), child("何二", "310115201501011234"))).toBe("2 条成功");
    expect(await cumulative(person.ryid)).toBe(40_000);
    expect(await claim(10, person, child("何一"), child("何二"))).toBe(ALL_KNOWN);
    expect(await claim(10, person, child("何贰", "310115201501011234"))).toBe(ALL_KNOWN);
    expect(await claim(10, person, child(null), child(null))).toBe(ALL_KNOWN);
    expect(await cumulative(person.ryid)).toBe(40_000);
  });

  test("of a child with other months are refused, and so are those that may be the same child", async () => {
    const person = await employee(10);
    await claim(9, person, child("何一"));
    expect(await claim(10, person, child("何一", null, "2026-03"))).toContain("1 行有误");
    expect(await claim(10, person, child(null, null, "2026-03"))).toContain("1 行有误");
    expect(await claim(10, person, child("何二", null, "2026-03"))).toBe("1 条成功");
    expect(await cumulative(person.ryid)).toBe(36_000);
  });

  test("of a loan that begins in the middle of another one are refused", async () => {
    const person = await employee(10);
    await claim(9, person, child(null, null, "2026-05", "住房贷款利息"));
    expect(await claim(10, person, child(null, null, "2026-01", "住房贷款利息"))).toContain("1 行有误");
    expect(await cumulative(person.ryid)).toBe(6_000);
  });
});

test.each([
  { set: "multiSourceIncome", titles: ["其他扣缴单位", "其他单位收入"], row: ["上海别处有限公司", 9_000] },
  { set: "stockIncome", titles: ["激励类型", "本期股权激励收入"], row: ["股票期权", 64_000] },
] as const)("$set that comes again is known", async ({ set, titles, row }) => {
  const person = await employee(10);
  expect(await bring(set, 10, person, titles, row, row)).toBe("2 条成功");
  expect(await bring(set, 10, person, titles, row, row, row)).toBe(`1 条成功，${KNOWN(2)}`);
  const { total } = await office.done<{ total: number }>(`salary.${set}.list`, {
    ...at(10),
    ryid: person.ryid,
    pageNum: 1,
    pageSize: 10,
  });
  expect(total).toBe(3);
});
