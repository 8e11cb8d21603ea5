import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestServer } from "../../server/testing/use-test-server.ts";

const server = useTestServer();

interface Opening {
  readonly qcld: number | null;
  readonly qcskf: number | null;
  readonly qcyjse: number | null;
  readonly basis: number | null;
  readonly isUnknown: boolean;
}

test("every month in hand begins with what the server would have it begin with, and one client's credit is unknown", async () => {
  const months = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["c.companyId", "c.taxlayerType", "p.kjnd", "p.kjqj", "p.estimate"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "in", [9, 10])
    .where("p.estimate", "is not", null)
    .where("c.isRemove", "=", 0)
    .whereRef("c.beginDate", "<=", (select) =>
      select.fn<string>("make_date", ["p.kjnd", "p.kjqj", select.lit(28)]),
    )
    .execute();
  expect(months.length).toBeGreaterThan(50);
  const unknown: number[] = [];
  const grounds = new Set<number | null>();
  for (const { companyId: qyId, taxlayerType, kjnd, kjqj, estimate } of months) {
    const { result } = await server.request("chenjie", "taxOpening.detail", { qyId, kjnd, kjqj });
    const { qcld, qcskf, qcyjse, isUnknown, basis } = result as Opening;
    if (isUnknown) unknown.push(qyId);
    grounds.add(basis);
    const kept = [estimate?.openingCredit, estimate?.openingControlFee, estimate?.openingPrepaid];
    const credit = taxlayerType === "001" ? (qcld ?? 0) : 0;
    expect({ qyId, kjqj, isUnknown: estimate?.isOpeningUnknown, kept }).toEqual({
      qyId,
      kjqj,
      isUnknown,
      kept: [credit, qcskf ?? 0, qcyjse ?? 0],
    });
  }
  expect(unknown).toHaveLength(1);
  // That there was none, and from a month that was declared.
  expect([...grounds]).toEqual(expect.arrayContaining([3, 4]));
});

test("clients that were taken over brought amounts along, entered once each", async () => {
  const { rows } = await sql<{ readonly basis: number; readonly count: number }>`
    select (fields ->> 'basis')::int as basis, count(*)::int as count from plain_record
    where resource = 'taxOpening' group by 1 order by 1`.execute(server.db);
  expect(rows.map(({ basis }) => basis)).toEqual([1, 4]);
  for (const { count } of rows) expect(count).toBeGreaterThan(2);
});
