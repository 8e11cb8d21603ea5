import { beforeAll, describe, expect, test } from "vitest";
import { goldenFact } from "../../../../../tests/golden/golden-facts.ts";
import { createRandom } from "../../../../../tests/fuzz/random.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";
import { PAY } from "./line-amounts.ts";
import { editOracle, randomEdit } from "./testing/edit-oracle.ts";

const COMPANY = 1_001_001;
const server = useTestServer();
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, COMPANY);
});

const at = (kjqj: number) => ({ companyId: COMPANY, kjnd: 2026, kjqj });
const hireOne = async () => (await office.hire({}))[0] ?? 0;
const save = async (kjqj: number, line: object) => {
  const answer = await office.pay(kjqj, [line]);
  if (answer.code !== "0") throw new Error(`${answer.message}`);
};
const declared = async (kjqj: number) => {
  const { list } = await office.done<{ list: readonly Readonly<Record<string, number>>[] }>("salary.page", {
    ...at(kjqj),
    pageNum: 1,
    pageSize: 500,
  });
  const sum = (name: string) =>
    list.reduce((all, line) => all + Math.round(Number(line[name]) * 100), 0) / 100;
  return { income: sum("bqsr"), tax: sum("ybtse") };
};

describe("pay whose items are all set to nothing", () => {
  const { in: given, expected } = goldenFact<
    { readonly before: Readonly<Record<string, string>> },
    Readonly<Record<string, string>>
  >("payroll", "wage-all-items-zero");
  const items = Object.fromEntries(Object.entries(given.before).map(([name, yuan]) => [name, Number(yuan)]));
  const nothing = Object.fromEntries(PAY.map((name) => [name, 0]));

  test("is nothing: gross, income, tax, the sheet and the months after it", async () => {
    const ryid = await hireOne();
    await save(2, { ryid, jbgz: 9000 });
    const alone = await declared(1);
    await save(1, { ryid, ...items });
    expect((await office.lineOf(ryid, 2)).ljsr).toBeGreaterThan(9000);
    await save(1, { ryid, ...nothing });
    const line = await office.lineOf(ryid, 1);
    for (const [name, yuan] of Object.entries(expected))
      expect([name, line[name]]).toEqual([name, Number(yuan)]);
    expect(line.sfgz).toBe(0);
    expect(await office.lineOf(ryid, 2)).toMatchObject({ ljsr: 9000, yfhj: 9000 });
    expect(await declared(1)).toEqual(alone);
  });

  test("is not what a file had given before the items were typed", async () => {
    const ryid = await hireOne();
    await save(3, { ryid, bqsr: 6000 });
    expect(await office.lineOf(ryid, 3)).toMatchObject({ yfhj: 6000, bqsr: 6000, tbsr: 6000 });
    await save(3, { ryid, jbgz: 8000 });
    expect(await office.lineOf(ryid, 3)).toMatchObject({ yfhj: 8000, bqsr: 8000, tbsr: 0 });
    await save(3, { ryid, jbgz: 0 });
    expect(await office.lineOf(ryid, 3)).toMatchObject({ yfhj: 0, bqsr: 0, tbsr: 0, sfgz: 0 });
  });
});

test("an income that was given alone stays through other changes, and can be set to nothing", async () => {
  const ryid = await hireOne();
  await save(4, { ryid, bqsr: 6000 });
  await save(4, { ryid, yanglaoGr: 300, jbgz: 0 });
  expect(await office.lineOf(ryid, 4)).toMatchObject({ yfhj: 6000, bqsr: 6000, sfgz: 5700 });
  await save(4, { ryid, bqsr: 0, yanglaoGr: 0 });
  expect(await office.lineOf(ryid, 4)).toMatchObject({ yfhj: 0, bqsr: 0, tbsr: 0, sfgz: 0 });
});

test("an income beside items that come to something else is refused", async () => {
  const ryid = await hireOne();
  await save(5, { ryid, jbgz: 8000, gwgz: 500, bqsr: 8500 });
  expect(await office.pay(5, [{ ryid, bqsr: 6000 }])).toMatchObject({
    code: "0400",
    message: expect.stringContaining("应发项目合计为 8,500.00 元，与本期收入不同，请只填写其中一种"),
    result: { fieldErrors: [{ path: "lineList.0.bqsr" }] },
  });
  expect(await office.lineOf(ryid, 5)).toMatchObject({ yfhj: 8500, bqsr: 8500 });
});

test("what was given is copied into the next month as what was given", async () => {
  const [ryid = 0] = await office.hire({});
  const paid = await office.pay(1, [{ ryid, bqsr: 4321 }], 2);
  const { xctjid } = paid.result as { xctjid: number };
  await office.done("salary.copy", { ...at(2), xctjid, sourceKjnd: 2026, sourceKjqj: 1 });
  expect(await office.lineOf(ryid, 2, 2)).toMatchObject({ yfhj: 4321, tbsr: 4321 });
});

test("whatever is typed into a year, each line is what stands in it", async () => {
  const random = createRandom(20_261_130);
  const ryid = await hireOne();
  const months = [1, 2, 3, 4];
  for (const month of months) await save(month, { ryid });
  const oracle = editOracle(months);
  for (let edit = 0; edit < 40; edit += 1) {
    const { month, input } = randomEdit(random, months);
    const answer = await office.pay(month, [{ ryid, ...input }]);
    expect([edit, input, answer.code]).toEqual([edit, input, oracle.save(month, input) ? "0" : "0400"]);
    for (const wanted of oracle.lines()) {
      const line = await office.lineOf(ryid, wanted.month);
      const figures = Object.fromEntries(Object.keys(wanted.figures).map((name) => [name, line[name]]));
      expect([edit, wanted.month, figures]).toEqual([edit, wanted.month, wanted.figures]);
    }
  }
});
