import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const server = useTestServer();
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, 1_001_001);
});

const refusedAt = (field: string, text: string) => ({
  code: "0400",
  message: expect.stringContaining(text),
  result: { fieldErrors: [{ path: `lineList.0.${field}` }] },
});

test("deductions beyond the limits of law are refused at their cells, and nothing is saved", async () => {
  const [ryid = 0] = await office.hire({ sbjs: 20_000 });
  const pay = async (beside: object) => await office.pay(3, [{ ryid, jbgz: 20_000, ...beside }]);
  expect(await pay({ syjkx: 200.01 })).toMatchObject(
    refusedAt("syjkx", "商业健康保险每月最多扣除 200.00 元"),
  );
  expect(await pay({ nj: 15_000 })).toMatchObject(
    refusedAt("nj", "缴费基数 20,000.00 元的 4%，即 800.00 元"),
  );
  expect(await pay({ gryl: 12_000.01 })).toMatchObject(
    refusedAt("gryl", "个人养老金每年最多扣除 12,000.00 元"),
  );
  expect(await pay({ syjkx: 200, nj: 800, gryl: 1_000 })).toMatchObject({ code: "0" });
  expect(await office.lineOf(ryid, 3)).toMatchObject({ qtkchj: 2_000 });
});

test("the pension of a year is that of all its months, the month itself counted as it is filled in", async () => {
  const [ryid = 0] = await office.hire({});
  const pay = async (kjqj: number, gryl: number) => await office.pay(kjqj, [{ ryid, jbgz: 20_000, gryl }]);
  expect(await pay(5, 5_000)).toMatchObject({ code: "0" });
  expect(await pay(5, 9_000)).toMatchObject({ code: "0" });
  expect(await pay(4, 3_000.01)).toMatchObject(refusedAt("gryl", "本年其他各月已扣除 9,000.00 元"));
  expect(await pay(4, 3_000)).toMatchObject({ code: "0" });
  expect(await office.pay(4, [{ ryid, jbgz: 21_000 }])).toMatchObject({ code: "0" });
});
