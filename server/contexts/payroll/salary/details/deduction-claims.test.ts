import { beforeAll, describe, expect, test } from "vitest";
import { goldenFact } from "../../../../../tests/golden/golden-facts.ts";
import { runJob } from "../../../../testing/follow-job.ts";
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
/** Imports rows of one person into a month; gives the words of the task. */
const bring = async (
  set: Set,
  kjqj: number,
  { xm, zjhm }: { readonly xm: string; readonly zjhm: string },
  titles: readonly string[],
  ...rows: readonly (readonly Cell[])[]
) => {
  const file = await fileOf(["姓名", "证件号码", ...titles], ...rows.map((row) => [xm, zjhm, ...row]));
  const task = await runJob(server, "chenjie", `salary.${set}.import`, { ...at(kjqj), multipartFile: file });
  return task.message;
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
