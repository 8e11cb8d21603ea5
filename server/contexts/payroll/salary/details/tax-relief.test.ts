import { beforeAll, expect, test } from "vitest";
import { goldenFact } from "../../../../../tests/golden/golden-facts.ts";
import { taxNumberCheckDigit } from "../../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  const first = "91310115MA5100017";
  const { result } = await server.request("chenjie", "company.add", {
    companyName: "上海减免有限公司",
    taxlayerNo: first + taxNumberCheckDigit(first),
    taxlayerType: "101",
    nsqxdm: "08",
    companyType: "1",
    beginDate: "2026-01-01",
    provinceId: "31",
  });
  office = payrollOffice(server, (result as { readonly companyId: number }).companyId);
});

const at = (kjqj: number) => ({ companyId: office.companyId, kjnd: 2026, kjqj });
const relieve = async (kjqj: number, ryid: number, jmse: number, change: object = {}) =>
  await office.call("salary.gzRelief.save", { ...at(kjqj), ryid, sdxm: 1, jmsx: "cj", jmse, ...change });

/** 应纳税额, 减免税额 and what is withheld, of the whole company, in yuan. */
const declared = async (kjqj: number) => {
  const { list } = await office.done<{ list: readonly Readonly<Record<string, number>>[] }>("pit.list", {
    kjnd: 2026,
    kjqj,
    pageNum: 1,
    pageSize: 200,
  });
  const row = list.find(({ qyid }) => qyid === office.companyId);
  return { before: row?.ynsehj ?? 0, relief: row?.jmsehj ?? 0, tax: row?.ybtse ?? 0 };
};
const less = (one: number, other: number) => Math.round((one - other) * 100) / 100;

/** Gross pay of a first month whose tax at 3 % is this. */
const grossOf = (tax: number) => Math.round(500_000 + (tax * 100) / 0.03) / 100;

test("a relief is declared for as much as there is tax", async () => {
  const { in: given, expected } = goldenFact<
    { readonly taxBefore: string; readonly relief: string },
    Readonly<Record<"withheld" | "reliefUsed" | "taxBeforeReliefDeclared", string>>
  >("payroll", "relief-larger-than-tax");
  const [ryid = 0] = await office.hire({ rzrq: "2026-09-01" });
  const none = await declared(9);
  await office.pay(9, [{ ryid, jbgz: grossOf(Number(given.taxBefore)) }]);
  expect((await office.lineOf(ryid, 9)).ybtse).toBe(Number(given.taxBefore));
  expect(await relieve(9, ryid, Number(given.relief))).toMatchObject({ code: "0" });
  const used = Number(expected.reliefUsed);
  expect(await office.lineOf(ryid, 9)).toMatchObject({
    ybtse: Number(expected.withheld),
    jmse: used,
    ljjmse: used,
  });
  const all = await declared(9);
  expect(less(all.before, none.before)).toBe(Number(expected.taxBeforeReliefDeclared));
  expect(less(all.relief, none.relief)).toBe(used);
  expect(all.tax).toBe(none.tax);
  expect(less(all.before, all.relief)).toBe(all.tax);
});

test("what a month leaves of it is used by the later ones of the year, and no more than that", async () => {
  const [ryid = 0] = await office.hire({ rzrq: "2026-05-01" });
  for (const month of [5, 6, 7, 8]) await office.pay(month, [{ ryid, jbgz: 8_000 }]);
  // 90 yuan of tax a month, 200 of relief.
  await relieve(5, ryid, 150);
  await relieve(6, ryid, 50);
  const lines = await Promise.all([5, 6, 7, 8].map(async (month) => await office.lineOf(ryid, month)));
  expect(lines.map(({ jmse }) => jmse)).toEqual([90, 90, 20, 0]);
  expect(lines.map(({ ljjmse }) => ljjmse)).toEqual([90, 180, 200, 200]);
  expect(lines.map(({ ybtse }) => ybtse)).toEqual([0, 0, 70, 90]);
});

test("of a payment that is taxed apart it is no more than its tax", async () => {
  const [ryid = 0] = await office.hire({ cyqk: "99" });
  await office.pay(9, [{ ryid, bqsr: 800 + 500 }], 4);
  await relieve(9, ryid, 300, { sdxm: 4 });
  expect(await office.lineOf(ryid, 9, 4)).toMatchObject({ ljynse: 100, jmse: 100, ybtse: 0 });
});

test("the same relief entered once more is refused", async () => {
  const [ryid = 0] = await office.hire({ rzrq: "2026-09-01" });
  await office.pay(9, [{ ryid, jbgz: 205_000 }]);
  await relieve(9, ryid, 200);
  const once = await office.lineOf(ryid, 9);
  const again = await relieve(9, ryid, 200);
  expect(again.code).not.toBe("0");
  expect(again.message).toContain("减免");
  expect(await office.lineOf(ryid, 9)).toMatchObject({ ybtse: once.ybtse, jmse: 200 });
});
