import { expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { payrollOffice } from "../testing/payroll-office.ts";

/** Five requests for the same thing, each with an intent of its own: PostgreSQL lets them run side by side. */
const AT_ONCE = 5;
const MONTH = { companyId: 1_001_001, kjnd: 2026, kjqj: 9 };
const server = useTestServer();
const office = payrollOffice(server, MONTH.companyId);

const WAGES = { jnzf: 30_000, jwzf: 10_000, jnts: 10, jwts: 20, ljjzts: 60 };
const DIVIDEND = { sdxm: "lxgx", sr: 50_000 };

test.each([
  ["a foreigner's wages of a month", "gzForeign", WAGES, "该人员本期已有外籍人员工资"],
  ["an income of a month", "gzPersonalIncome", DIVIDEND, "该人员本期已有同项目、同收入的一笔"],
])("%s are kept once, and the others are told so", async (_what, kind, fields, why) => {
  const [ryid] = await office.hire({});
  const sent = { ...MONTH, ryid, ...fields };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => await office.call(`salary.${kind}.save`, sent)),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0409", "0409", "0409", "0409"]);
  for (const { code, message } of answers) if (code !== "0") expect(message).toContain(why);
  expect(await office.done(`salary.${kind}.list`, { ...MONTH, ryid })).toMatchObject([fields]);
});

test("a second income of the month is kept where its amount or its number is another one", async () => {
  const [ryid] = await office.hire({});
  const pay = async (more: object) =>
    await office.call("salary.gzPersonalIncome.save", { ...MONTH, ryid, ...DIVIDEND, ...more });
  expect((await pay({})).code).toBe("0");
  expect((await pay({ sr: 50_000.01 })).code).toBe("0");
  expect((await pay({ bc: 2 })).code).toBe("0");
  expect((await pay({ bc: 2 })).code).toBe("0409");
  const kept = await office.done<readonly { sr: number; bc: number }[]>("salary.gzPersonalIncome.list", {
    ...MONTH,
    ryid,
  });
  const named = kept.map(({ sr, bc }) => `${sr} · ${bc}`);
  expect(new Set(named)).toEqual(new Set(["50000 · 1", "50000.01 · 1", "50000 · 2"]));
});
