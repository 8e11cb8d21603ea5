import { beforeAll, describe, expect, test } from "vitest";
import { goldenCase } from "../../../../../tests/golden/golden-case.ts";
import { goldenFact, goldenFacts } from "../../../../../tests/golden/golden-facts.ts";
import { createClock } from "../../../../platform/clock.ts";
import { runJob } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { fileOf } from "../testing/file-of.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";

type Yuan = Readonly<Record<string, string>>;

/** So late that December is paid. */
const server = useTestServer({ clock: createClock("2026-12-28 09:00:00", () => 0) });
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, 1_001_001);
});

const [BONUS, LABOUR, SEVERANCE, CONTINUOUS] = [3, 4, 11, 20];
const text = (yuan: number | undefined) => yuan?.toFixed(2);
const hire = async (person: object = {}) => (await office.hire(person))[0] ?? 0;
const lawOf = (id: string) => goldenCase(id) as unknown as { readonly in: Yuan; readonly out: Yuan };

/** Pays one line in a month, and gives it as the sheet shows it. */
async function pay(ryid: number, kjqj: number, line: object, kind = 1) {
  const { code, message } = await office.pay(kjqj, [{ ryid, ...line }], kind);
  if (code !== "0") throw new Error(`${message}`);
  return await office.lineOf(ryid, kjqj, kind);
}

describe("wages", () => {
  const shown = ({ ynssde, ybtse }: Awaited<ReturnType<typeof pay>>, month: number) => ({
    month,
    taxable: text(ynssde),
    tax: text(ybtse),
  });

  test("wage-year-rising-two-brackets: twelve months of one person", async () => {
    const { in: given, expected } = goldenFact<
      { readonly income: readonly string[]; readonly insurance: readonly string[] },
      readonly object[]
    >("payroll", "wage-year-rising-two-brackets");
    const ryid = await hire({ rzrq: "2025-03-01" });
    const year = [];
    for (const [index, income] of given.income.entries()) {
      const line = { jbgz: Number(income), yanglaoGr: Number(given.insurance[index]) };
      year.push(shown(await pay(ryid, index + 1, line), index + 1));
    }
    expect(year).toEqual(expected);
  });

  test("wage-joined-august: only the months since the first day bring a deduction", async () => {
    const { in: given, expected } = goldenFact<
      { readonly joined: string; readonly income: Yuan },
      readonly object[]
    >("payroll", "wage-joined-august");
    const ryid = await hire({ rzrq: given.joined });
    const months = [];
    for (const [month, income] of Object.entries(given.income))
      months.push(shown(await pay(ryid, Number(month), { jbgz: Number(income) }), Number(month)));
    expect(months).toEqual(expected);
  });

  test("pit-wage-year: with a parent of one's own to support", async () => {
    const { in: given, out } = lawOf("pit-wage-year");
    const person = newPerson();
    const ryid = await hire(person);
    const titles = ["姓名", "证件号码", "扣除项目", "扣除期间起"];
    const multipartFile = await fileOf(titles, [person.xm, person.zjhm, "赡养老人", "2026-01"]);
    const claimed = { companyId: office.companyId, kjnd: 2026, kjqj: 1, multipartFile };
    await runJob(server, "chenjie", "salary.specialAdditionalDeduction.import", claimed);
    const taxes = [];
    for (let month = 1; month <= 12; month += 1) {
      const line = { jbgz: Number(given["monthly"]), yanglaoGr: Number(given["insured"]) };
      taxes.push(Number((await pay(ryid, month, line)).ybtse));
    }
    const year = text(taxes.reduce((sum, tax) => sum + tax, 0));
    expect({ withheldByMonth: taxes.map(text), year }).toEqual(out);
  });

  test("pit-wage-bracket-36000.01: the second bracket begins above its limit", async () => {
    const { in: given, out } = lawOf("pit-wage-bracket-36000.01");
    const line = await pay(await hire(), 1, {
      jbgz: Math.round(Number(given["cumulativeTaxable"]) * 100 + 500_000) / 100,
    });
    expect([text(line.ynssde), text(line.ybtse)]).toEqual([given["cumulativeTaxable"], out["tax"]]);
  });

  test("pit-wage-decline: what was withheld too much is carried, not given back", async () => {
    const { in: given, out } = lawOf("pit-wage-decline");
    const ryid = await hire();
    const lines = [];
    for (const [index, month] of ["jan", "feb", "mar"].entries())
      lines.push(await pay(ryid, index + 1, { jbgz: Number(given[month]) }));
    const [jan, feb, mar] = lines.map(({ ybtse }) => text(ybtse));
    const last = lines[2];
    const carried = text(Number(last?.ljykjse) - Number(last?.ljynse));
    expect({ jan, feb, mar, "carried after mar": carried }).toEqual(out);
  });

  test("pit-first-job: a first job deducts since January", async () => {
    const { in: given, out } = lawOf("pit-first-job");
    const ryid = await hire({ rzrq: "2026-07-01", sfscjy: 1 });
    const line = await pay(ryid, 7, { jbgz: Number(given["income"]) });
    expect({ basic: text(line.ljjcfy), tax: text(line.ybtse) }).toEqual(out);
  });

  test("pit-whole-year: who earned little last year deducts the whole year at once", async () => {
    const { in: given, out } = lawOf("pit-whole-year");
    const line = await pay(await hire({ sfqnkc: 1 }), 1, { jbgz: Number(given["income"]) });
    expect({ basic: text(line.ljjcfy), tax: text(line.ybtse) }).toEqual(out);
  });
});

describe("pay that is taxed apart", () => {
  const BONUSES = goldenFacts<Yuan, Yuan>("payroll", /^bonus-/).map(({ id, in: given, expected }) => ({
    id,
    given,
    tax: expected["tax"],
  }));
  const BONUSES_OF_LAW = ["pit-bonus-36000.01", "pit-bonus-144000"].map((id) => {
    const { in: given, out } = lawOf(id);
    return { id, given, tax: out["tax"] };
  });
  test.each([...BONUSES, ...BONUSES_OF_LAW])("$id: a bonus of the year", async ({ given, tax }) => {
    const month = Number((given["period"] ?? "2026-12").slice(5));
    const line = await pay(await hire(), month, { bqsr: Number(given["bonus"]) }, BONUS);
    expect(text(line.ybtse)).toBe(tax);
  });

  test.each(goldenFacts<Yuan, Yuan>("payroll", /^labour-/))(
    "$id: pay for labour",
    async ({ in: given, expected }) => {
      const line = await pay(await hire({ cyqk: "99" }), 10, { bqsr: Number(given["income"]) }, LABOUR);
      expect({ expenses: text(line.fy), tax: text(line.ybtse) }).toEqual(expected);
    },
  );

  test.each(["pit-labour-800", "pit-labour-4000.01", "pit-labour-25000.01"])(
    "%s: pay for labour",
    async (id) => {
      const { in: given, out } = lawOf(id);
      const line = await pay(await hire({ cyqk: "99" }), 10, { bqsr: Number(given["income"]) }, LABOUR);
      expect(text(line.ybtse)).toBe(out["tax"]);
    },
  );

  test.each([
    ...goldenFacts<Yuan, Yuan>("payroll", /^severance-/),
    { id: "pit-severance", in: lawOf("pit-severance").in, expected: lawOf("pit-severance").out },
  ])("$id: pay for an employment that ended", async ({ in: given, expected }) => {
    const paid = { bqsr: Number(given["compensation"]), pjgz: Number(given["averageAnnualWage"]) };
    const line = await pay(await hire(), 10, paid, SEVERANCE);
    expect({ taxFree: text(line.mssr), tax: text(line.ybtse) }).toEqual(expected);
  });

  test("pit-agent: commissions of three months, a quarter of them costs", async () => {
    const { in: given, out } = lawOf("pit-agent");
    const ryid = await hire({ cyqk: "02" });
    const income = Number(given["cumulativeIncome"]) / Number(given["months"]);
    let tax = 0;
    for (const month of [1, 2, 3]) tax += (await pay(ryid, month, { bqsr: income }, CONTINUOUS)).ybtse ?? 0;
    expect(text(tax)).toBe(out["tax"]);
  });
});
