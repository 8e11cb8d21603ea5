import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_001;
const NOVEMBER = { companyIdList: [COMPANY], kjnd: 2026, kjqj: 11 };
const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
});

interface Doubts {
  readonly total: number;
  readonly list: readonly { readonly xm: string; readonly doubts: string }[];
}

const doubts = async (more: object = {}) =>
  await office.done<Doubts>("salary.confirmDoubts", { ...NOVEMBER, ...more });
const saidOf = async (xm: string) => (await doubts()).list.find((line) => line.xm === xm)?.doubts ?? null;

const NAMES: Readonly<Record<string, string>> = {
  "insured without insurance": "疑点甲",
  "insured with some": "疑点乙",
  "not insured": "疑点丙",
  "more exempt than earned": "疑点丁",
  "all of it exempt": "疑点戊",
  "less than nothing paid out": "疑点己",
};
const INSURED = { yanglaoGr: 800, yiliaoGr: 200, shiyeGr: 50 };

test.each([
  ["insured without insurance", {}, { jbgz: 9_000 }, "参加社保但没有扣社保"],
  ["insured with some", {}, { jbgz: 9_000, ...INSURED }, null],
  ["not insured", { sfcb: 0 }, { jbgz: 9_000 }, null],
  ["more exempt than earned", { sfcb: 0 }, { jbgz: 9_000, mssr: 9_000.01 }, "免税收入大于本期收入"],
  ["all of it exempt", { sfcb: 0 }, { jbgz: 9_000, mssr: 9_000 }, null],
  ["less than nothing paid out", {}, { jbgz: 500, ...INSURED }, "实发工资为负数"],
])("%s: what is said before a confirmation", async (what, person, pay, said) => {
  const [ryid = 0] = await office.hire({ ...person, xm: NAMES[what] });
  expect(await office.pay(11, [{ ryid, ...pay }])).toMatchObject({ code: "0" });
  expect(await saidOf(NAMES[what] ?? "")).toBe(said);
});

test("a confirmed sheet has no doubts any more, and another firm's are not told", async () => {
  expect((await doubts()).total).toBeGreaterThan(1);
  const foreign = await office.call("salary.confirmDoubts", NOVEMBER, "qianjin");
  expect(foreign.code).not.toBe("0");
  const { xctjid } = await office
    .done<{ sheets: readonly { xctjid: number; rs: number }[] }>("salary.confirmQuery", {
      companyId: COMPANY,
      kjnd: 2026,
      kjqj: 11,
    })
    .then(({ sheets }) => sheets.find(({ rs }) => rs > 0) ?? { xctjid: 0 });
  expect((await doubts({ xctjid })).total).toBeGreaterThan(1);
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"confirmStatus": 1}'` })
    .where("resource", "=", "salarySheet")
    .where("companyId", "=", COMPANY)
    .where("kjqj", "=", 11)
    .execute();
  expect(await doubts()).toEqual({ total: 0, list: [] });
});
