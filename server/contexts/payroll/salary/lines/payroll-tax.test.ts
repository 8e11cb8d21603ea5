import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_001;
const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
});

const hireOne = async (person: object = {}) => (await office.hire(person))[0] ?? 0;
const wages = (ryid: number, yuan: number, beside: object = {}) => [{ ryid, jbgz: yuan, ...beside }];

describe("wages", () => {
  test("are withheld by the year's sums", async () => {
    const ryid = await hireOne();
    for (const month of [1, 2, 3])
      await office.pay(month, wages(ryid, 30_000, { yanglaoGr: 1_000, gjjGr: 500 }));
    const lines = await Promise.all([1, 2, 3].map(async (month) => await office.lineOf(ryid, month)));
    // 23,500 × 3 %; then (47,000 × 10 % − 2,520) − 705; then (70,500 × 10 % − 2,520) − 2,180.
    expect(lines.map(({ ybtse }) => ybtse)).toEqual([705, 1_475, 2_350]);
    expect(lines[2]).toMatchObject({
      yfhj: 30_000,
      sbgrhj: 1_500,
      ljsr: 90_000,
      ljjcfy: 15_000,
      ljzxkc: 4_500,
      ynssde: 70_500,
      sl: 0.1,
      sskcs: 2_520,
      ljynse: 4_530,
      ljykjse: 2_180,
      sfgz: 26_150,
    });
  });

  test("a change of a month moves the later months of the year, and the sums of their sheets", async () => {
    const ryid = await hireOne();
    for (const month of [4, 5, 6]) await office.pay(month, wages(ryid, 40_000));
    const before = await office.lineOf(ryid, 6);
    expect((await office.pay(4, wages(ryid, 10_000))).code).toBe("0");
    const after = await office.lineOf(ryid, 6);
    expect(after.ljsr).toBe(Number(before.ljsr) - 30_000);
    expect(after.ljykjse).not.toBe(before.ljykjse);
    const { sheets } = await office.done<{ sheets: { xclx: number; ybtse: number }[] }>(
      `salary.confirmQuery`,
      { companyId: COMPANY, kjnd: 2026, kjqj: 6 },
    );
    const { list } = await office.done<{ list: { ybtse: number }[] }>("salary.page", {
      companyId: COMPANY,
      kjnd: 2026,
      kjqj: 6,
      xclx: 1,
      pageNum: 1,
      pageSize: 100,
    });
    const sum = list.reduce((total, line) => total + Math.round(line.ybtse * 100), 0) / 100;
    expect(sheets.find(({ xclx }) => xclx === 1)?.ybtse).toBe(sum);
  });

  test("months before the employment bring no deduction, except for a first job", async () => {
    const [later = 0, first = 0] = await office.hire(
      { rzrq: "2026-07-06" },
      { rzrq: "2026-07-06", sfscjy: 1 },
    );
    await office.pay(7, [...wages(later, 20_000), ...wages(first, 20_000)]);
    expect(await office.lineOf(later, 7)).toMatchObject({ ljjcfy: 5_000, ybtse: 450 });
    expect(await office.lineOf(first, 7)).toMatchObject({ ljjcfy: 35_000, ybtse: 0 });
  });

  test("nobody is paid before their first day", async () => {
    const ryid = await hireOne({ rzrq: "2026-09-01" });
    expect(await office.pay(8, wages(ryid, 8_000))).toMatchObject({
      code: "0409",
      message: expect.stringContaining("2026-09-01"),
    });
  });
});

describe("other kinds of pay", () => {
  test("labour remuneration, severance, interns and non-residents each have a rule of their own", async () => {
    const [freelance = 0, leaver = 0, intern = 0, foreigner = 0] = await office.hire(
      { cyqk: "99" },
      {},
      { cyqk: "04" },
      { zjlx: "208", zjhm: "E87654321", gjdq: "美国" },
    );
    await office.pay(8, [{ ryid: freelance, bqsr: 30_000 }], 4);
    expect(await office.lineOf(freelance, 8, 4)).toMatchObject({
      fy: 6_000,
      ynssde: 24_000,
      sl: 0.3,
      ybtse: 5_200,
    });
    await office.pay(8, [{ ryid: leaver, bqsr: 500_000, pjgz: 150_000 }], 11);
    expect(await office.lineOf(leaver, 8, 11)).toMatchObject({ mssr: 450_000, ynssde: 50_000, ybtse: 2_480 });
    await office.pay(8, [{ ryid: intern, bqsr: 10_000 }], 20);
    expect(await office.lineOf(intern, 8, 20)).toMatchObject({ fy: 2_000, ynssde: 3_000, ybtse: 90 });
    await office.pay(8, [{ ryid: foreigner, jbgz: 30_000 }], 6);
    expect(await office.lineOf(foreigner, 8, 6)).toMatchObject({ ynssde: 25_000, sl: 0.2, ybtse: 3_590 });
  });

  test("a severance needs the local average wage", async () => {
    const ryid = await hireOne();
    expect(await office.pay(8, [{ ryid, bqsr: 10_000 }], 11)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "lineList.0.pjgz" }] },
    });
  });

  test("a bonus is taxed apart once a year", async () => {
    const ryid = await hireOne();
    await office.pay(8, [{ ryid, bqsr: 36_000 }], 3);
    expect(await office.lineOf(ryid, 8, 3)).toMatchObject({ sl: 0.03, ybtse: 1_080 });
    expect(await office.pay(9, [{ ryid, bqsr: 10_000 }], 3)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("一个纳税年度只能使用一次"),
    });
  });

  test("what is only booked bears no tax", async () => {
    const ryid = await hireOne({ cyqk: "99" });
    await office.pay(8, [{ ryid, bqsr: 90_000 }], 2);
    expect(await office.lineOf(ryid, 8, 2)).toMatchObject({ ybtse: 0, sfgz: 90_000 });
  });
});

describe("what bears on the tax beside the pay", () => {
  const period = { companyId: COMPANY, kjnd: 2026, kjqj: 9 };

  test("a relief lowers it, and is gone with its record's amount", async () => {
    const ryid = await hireOne();
    await office.pay(9, wages(ryid, 205_000, {}));
    const { ybtse } = await office.lineOf(ryid, 9);
    const relief = { ...period, ryid, sdxm: 1, jmsx: "cj", jmse: 200 };
    const { id } = await office.done<{ id: number }>("salary.gzRelief.save", relief);
    expect((await office.lineOf(ryid, 9)).ybtse).toBe(Number(ybtse) - 200);
    await office.done("salary.gzRelief.save", { ...relief, id, jmse: 100 });
    expect((await office.lineOf(ryid, 9)).ybtse).toBe(Number(ybtse) - 100);
  });

  test("of a foreigner's wages only what was earned and paid here is taxed in the first 90 days", async () => {
    const [ryid = 0] = await office.hire({ zjlx: "208", zjhm: "E12345678", gjdq: "日本" });
    await office.pay(9, wages(ryid, 30_000), 6);
    await office.done("salary.gzForeign.save", {
      ...period,
      ryid,
      jnzf: 30_000,
      jwzf: 10_000,
      jnts: 10,
      jwts: 20,
      ljjzts: 60,
    });
    expect(await office.lineOf(ryid, 9, 6)).toMatchObject({ ynssde: 5_000, ybtse: 290 });
  });

  test("dividends are taxed by a fifth and come into the declaration", async () => {
    const ryid = await hireOne();
    const before = await office.done<{ ybtse: number } | null>("salary.declareStatus", period);
    await office.done("salary.gzPersonalIncome.save", { ...period, ryid, sdxm: "lxgx", sr: 50_000 });
    const after = await office.done<{ ybtse: number }>("salary.declareStatus", period);
    expect(after.ybtse - (before?.ybtse ?? 0)).toBeCloseTo(10_000, 2);
  });

  test("a detail belongs to a person of its company", async () => {
    const ryid = await hireOne();
    expect(
      await office.call("salary.gzPersonalIncome.save", {
        ...period,
        companyId: 1_001_002,
        ryid,
        sdxm: "lxgx",
        sr: 1,
      }),
    ).toMatchObject({ code: "0400", result: { fieldErrors: [{ path: "ryid" }] } });
  });
});
