import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_003;
const BOOK_ONLY = 2;
const server = useTestServer();
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, COMPANY);
});

const MARCH = { companyId: COMPANY, kjnd: 2026, kjqj: 3, xclx: BOOK_ONLY };

async function paidPeople(): Promise<readonly number[]> {
  const asked = { ...MARCH, pageNum: 1, pageSize: 500 };
  const { list } = await office.done<{ list: { ryid: number }[] }>("salary.page", asked);
  return list.map(({ ryid }) => ryid);
}

test("everybody in service is put on a sheet unlisted; who has left or is yet to come is not", async () => {
  const [stays = 0, left = 0, comes = 0, leaves = 0] = await office.hire(
    {},
    { lzrq: "2026-02-15" },
    { rzrq: "2026-08-01" },
    { lzrq: "2026-03-10" },
  );
  await office.done("salary.save", { ...MARCH, allPeople: 1, lineList: [{ ryid: stays, jbgz: 5000 }] });
  const paid = await paidPeople();
  expect(paid).toEqual(expect.arrayContaining([stays, leaves]));
  expect(paid).not.toContain(left);
  expect(paid).not.toContain(comes);
  expect(new Set(paid).size).toBe(paid.length);
  expect(await office.lineOf(stays, 3, BOOK_ONLY)).toMatchObject({ jbgz: 5000 });
});

test("somebody who joins is added the second time, and nobody is put on twice", async () => {
  const before = await paidPeople();
  const [joined = 0] = await office.hire({});
  await office.done("salary.save", { ...MARCH, allPeople: 1, lineList: [] });
  const paid = await paidPeople();
  expect(paid).toHaveLength(before.length + 1);
  expect(new Set(paid)).toEqual(new Set([...before, joined]));
});

test("a sheet for nobody is refused", async () => {
  expect(await office.call("salary.save", { ...MARCH, lineList: [] })).toMatchObject({
    message: "请选择人员",
    result: { fieldErrors: [{ path: "lineList" }] },
  });
});
