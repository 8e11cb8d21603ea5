import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_001;
const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
});

const MONTHS = [4, 5, 6, 7, 8, 9, 10];
const BONUS = 3;

async function paidSince(months: readonly number[]): Promise<number> {
  const [ryid = 0] = await office.hire({});
  for (const kjqj of months)
    expect(await office.pay(kjqj, [{ ryid, jbgz: 12_000 }])).toMatchObject({ code: "0" });
  return ryid;
}

const leaves = async (ryid: number, lzrq: string) =>
  await office.call("salary.person.save", { companyId: COMPANY, kjnd: 2026, kjqj: 10, ryid, lzrq });

async function ofMonths(ryid: number, months: readonly number[], name: string) {
  const values: number[] = [];
  for (const kjqj of months) values.push((await office.lineOf(ryid, kjqj))[name] ?? 0);
  return values;
}

test("a leave that is told in October works out the open months since", async () => {
  const ryid = await paidSince(MONTHS);
  const before = await ofMonths(ryid, MONTHS, "ljjcfy");
  const ofMay = before[1] ?? 0;
  expect(before).toEqual(MONTHS.map((_month, place) => ofMay + (place - 1) * 5_000));
  expect(await leaves(ryid, "2026-05-31")).toMatchObject({ code: "0" });
  expect(await ofMonths(ryid, MONTHS, "ljjcfy")).toEqual([before[0], ...MONTHS.slice(1).map(() => ofMay)]);
});

test("a month that is confirmed stands as it was paid, and those after it follow", async () => {
  const ryid = await paidSince(MONTHS);
  const before = await ofMonths(ryid, MONTHS, "ljjcfy");
  const confirmed = MONTHS.filter((month) => month < 8);
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"confirmStatus": 1}'` })
    .where("id", "in", await ofMonths(ryid, confirmed, "sheetId"))
    .execute();
  expect(await leaves(ryid, "2026-05-31")).toMatchObject({ code: "0" });
  const ofMay = before[1];
  expect(await ofMonths(ryid, MONTHS, "ljjcfy")).toEqual([...before.slice(0, 4), ofMay, ofMay, ofMay]);
});

test("pay of another kind is saved beside the wages, by the name of a scheme that is new", async () => {
  const ryid = await paidSince([11]);
  const november = { companyId: COMPANY, kjnd: 2026, kjqj: 11 };
  const lineList = [{ ryid, bqsr: 20_000 }];
  const saved = await office.call("salary.save", { ...november, xclx: BONUS, xcmc: "年终奖金", lineList });
  expect(saved).toMatchObject({ code: "0" });
  expect(await office.lineOf(ryid, 11, BONUS)).toMatchObject({ bqsr: 20_000 });
});
