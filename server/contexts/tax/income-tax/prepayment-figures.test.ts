import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { prepaymentDesk } from "./testing/prepayment-desk.ts";

const server = useTestServer();
const { call, page, read, untold } = prepaymentDesk(server);

test("the profit is that of the books: of a ledger that begins the year with nothing, its 本年利润", async () => {
  const { list } = await page("corporate", { calcStatus: 0 });
  const waiting = list[0];
  if (!waiting) throw new Error("every client has been worked out");
  const { companyId } = waiting;
  expect(waiting.ybtse).toBeNull();
  const balance = await server.db
    .selectFrom("plainRecord as r")
    .innerJoin("plainRecord as s", (join) => join.onTrue())
    .select(["r.fields", "s.fields as subject"])
    .where("r.resource", "=", "subjectBalance")
    .where("s.resource", "=", "subject")
    .where("r.companyId", "=", companyId)
    .where("s.companyId", "=", companyId)
    .where("r.kjnd", "=", 2026)
    .where("r.kjqj", "=", 9)
    .execute();
  const yearProfit = balance
    .map(({ fields, subject }) => [asObject(fields), asObject(subject)] as const)
    .find(([, subject]) => subject["kmqc"] === "本年利润");
  expect(yearProfit).toBeDefined();
  await call("corporate", "calculate", { qyIdList: [companyId] });
  const worked = await read(companyId);
  expect(worked).toMatchObject({ calcStatus: 1, profitSource: 1, noticeTaxType: 0 });
  const ids = await subjectIds(companyId, "本年利润");
  const kept = balance
    .map(({ fields }) => asObject(fields))
    .find(({ subjectId }) => ids.has(Number(subjectId)));
  expect(worked.lrze).toBe(Number(kept?.["qmye"]));
  const taxable = Math.max(0, worked.lrze - worked.mbks);
  expect(worked.ynssde).toBeCloseTo(taxable, 2);
  const [tax, relief] = [25, 20].map((percent) => Math.round(taxable * percent) / 100);
  expect(worked.ybtse).toBeCloseTo(Math.max(0, Number(tax) - Number(relief) - worked.yyjse), 2);
});

test("without books the profit is that of the invoices, and says so", async () => {
  const { companyId } = await untold(true);
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "subjectBalance")
    .where("companyId", "=", companyId)
    .execute();
  await call("corporate", "calculate", { qyIdList: [companyId] });
  const worked = await read(companyId);
  expect(worked).toMatchObject({ profitSource: 2, zcze: null });
  const sales = await server.db
    .selectFrom("invoice")
    .select((select) => ["jxxlx", select.fn.sum<string>("jehj").as("net")])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "<=", 9)
    .where("fpzt", "!=", 1)
    .groupBy("jxxlx")
    .execute();
  const of = (kind: number) => Number(sales.find(({ jxxlx }) => jxxlx === kind)?.net ?? 0);
  // Sales without invoices come on top.
  expect(worked.lrze).toBeGreaterThanOrEqual(Math.round((of(1) - of(0)) * 100) / 100);
  expect(JSON.stringify(worked.lines)).toContain("资产总额未取得，按符合条件计");
});

test("figures by hand stand in the place of those that were read, outlast a calculation, and are taken out again", async () => {
  const before = await untold(true);
  const named = { filingId: before.filingId, qyId: before.companyId };
  const adjusted = await call("corporate", "adjust", {
    ...named,
    rowVersion: before.rowVersion,
    lrze: 4_000_000,
    mbks: 0,
    yyjse: 100_000,
    content: "补提年终奖",
  });
  expect(adjusted).toMatchObject({ code: "0" });
  // 4,000,000 is above the limit of small enterprises: 25 %.
  const large = {
    isAdjusted: 1,
    byHandReason: "补提年终奖",
    profitSource: 3,
    sfxw: 0,
    jmsdse: 0,
    ybtse: 900_000,
  };
  expect(await read(before.companyId)).toMatchObject(large);
  await call("corporate", "calculate", { qyIdList: [before.companyId] });
  const after = await read(before.companyId);
  expect(after).toMatchObject(large);
  expect(
    await call("corporate", "adjust", {
      ...named,
      rowVersion: before.rowVersion,
      lrze: 1,
      content: "旧版本",
    }),
    "read before it was changed",
  ).toMatchObject({ code: "0410" });
  await call("corporate", "reset", named);
  expect(await read(before.companyId)).toMatchObject({
    isAdjusted: 0,
    lrze: before.lrze,
    ybtse: before.ybtse,
  });
});

function asObject(fields: unknown): Readonly<Record<string, unknown>> {
  return (typeof fields === "string" ? JSON.parse(fields) : fields) as Readonly<Record<string, unknown>>;
}

async function subjectIds(companyId: number, name: string): Promise<ReadonlySet<number>> {
  const subjects = await server.db
    .selectFrom("plainRecord")
    .select(["id", "fields"])
    .where("resource", "=", "subject")
    .where("companyId", "=", companyId)
    .execute();
  return new Set(subjects.filter(({ fields }) => asObject(fields)["kmqc"] === name).map(({ id }) => id));
}
