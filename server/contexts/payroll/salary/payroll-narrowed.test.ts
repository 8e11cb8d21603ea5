import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "./testing/payroll-office.ts";

const COMPANY = 1_001_001;
const WAGES = 1;
const BOOK_ONLY = 2;
const BONUS = 3;

const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
});

const paid = async (kjqj: number, lines: readonly object[], xclx: number) => {
  const { code, message, result } = await office.pay(kjqj, lines, xclx);
  if (code !== "0") throw new Error(String(message));
  return (result as { xctjid: number }).xctjid;
};
const people = async (filters: object) => {
  const params = { companyId: COMPANY, pageNum: 1, pageSize: 500, ...filters };
  const { list, total } = await office.done<{ list: { ryid: number }[]; total: number }>(
    "salary.person.list",
    params,
  );
  expect(list).toHaveLength(total);
  return new Set(list.map(({ ryid }) => ryid));
};
const status = async (params: object) =>
  await office.call("salary.declareStatus", { companyId: COMPANY, kjnd: 2026, ...params });

test("people are those who are paid by a scheme, in a year, in a month: all of it on one line", async () => {
  const [waged = 0, rewarded = 0, idle = 0] = await office.hire({}, {}, {});
  const wages = await paid(2, [{ ryid: waged, jbgz: 9_000 }], WAGES);
  const bonus = await paid(3, [{ ryid: rewarded, jbgz: 20_000 }], BONUS);
  expect(wages).not.toBe(bonus);
  const everybody = await people({});
  for (const ryid of [waged, rewarded, idle]) expect(everybody.has(ryid)).toBe(true);
  const cases: readonly (readonly [object, readonly number[]])[] = [
    [{ xctjid: wages }, [waged]],
    [{ xctjid: bonus }, [rewarded]],
    [{ kjnd: 2026 }, [waged, rewarded]],
    [{ kjnd: 2026, kjqj: 3 }, [rewarded]],
    [{ xctjid: wages, kjnd: 2026, kjqj: 2 }, [waged]],
    [{ xctjid: wages, kjnd: 2026, kjqj: 3 }, []],
    [{ kjnd: 2019 }, []],
  ];
  for (const [filters, expected] of cases) {
    const ryids = await people(filters);
    expect([waged, rewarded, idle].filter((ryid) => ryids.has(ryid))).toEqual(expected);
  }
  await office.done("salary.delete", { companyId: COMPANY, kjnd: 2026, kjqj: 3, xctjid: bonus });
  expect((await people({ kjnd: 2026, kjqj: 3 })).has(rewarded)).toBe(false);
});

test("a scheme of another firm names nobody", async () => {
  const foreign = await server.db
    .selectFrom("plainRecord")
    .select("id")
    .where("gsid", "=", 1002)
    .where("resource", "=", "salaryScheme")
    .executeTakeFirst();
  const asked = { xctjid: foreign?.id ?? 999_999_999, pageNum: 1, pageSize: 10 };
  expect(await office.call("salary.person.list", asked)).toMatchObject({ code: "0404" });
  expect(await status({ xctjid: asked.xctjid, kjqj: 2 })).toMatchObject({ code: "0404" });
});

test("a declaration of one scheme counts its heads and tax; one for the books alone is not declared", async () => {
  const [firstId = 0, secondId = 0, thirdId = 0] = await office.hire({}, {}, {});
  const wages = await paid(
    4,
    [
      { ryid: firstId, jbgz: 30_000 },
      { ryid: secondId, jbgz: 8_000 },
    ],
    WAGES,
  );
  const bonus = await paid(4, [{ ryid: firstId, jbgz: 50_000 }], BONUS);
  const bookOnly = await paid(4, [{ ryid: thirdId, jbgz: 1_000 }], BOOK_ONLY);
  const of = async (params: object) => {
    const { code, result } = await status({ kjqj: 4, ...params });
    expect(code).toBe("0");
    return result as { rs: number; ybtse: number; declareStatus: number } | null;
  };
  const [whole, waged, rewarded] = [await of({}), await of({ xctjid: wages }), await of({ xctjid: bonus })];
  expect([whole?.rs, waged?.rs, rewarded?.rs]).toEqual([2, 2, 1]);
  const line = await office.lineOf(firstId, 4);
  expect(waged).toMatchObject({ declareStatus: 0, ybtse: line.ybtse });
  expect(rewarded?.ybtse).toBeGreaterThan(0);
  expect(whole?.ybtse).toBeCloseTo((waged?.ybtse ?? 0) + (rewarded?.ybtse ?? 0), 2);
  expect(await of({ xctjid: bookOnly })).toBeNull();
  expect((await status({ kjqj: 3, xctjid: wages })).result).toBeNull();
  expect(await of({ kjqj: 12 })).toBeNull();
});

test("a scheme belongs to the company that is asked about", async () => {
  const otherOffice = payrollOffice(server, 1_001_002);
  const [ryid = 0] = await otherOffice.hire({});
  const saved = await otherOffice.pay(4, [{ ryid, jbgz: 9_000 }]);
  const { xctjid } = saved.result as { xctjid: number };
  expect(await status({ kjqj: 4, xctjid })).toMatchObject({
    code: "0409",
    message: "所选薪酬方案不属于该企业，请刷新后重试",
  });
});
