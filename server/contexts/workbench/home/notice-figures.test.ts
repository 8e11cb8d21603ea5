import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { filesFor } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

const VAT = 1;
const CORPORATE = 3;
const OPERATING = 11;
const SETTLEMENT = 303;
const WITHHELD = 1101;

const board = async (month: Month, account = "chenjie") => {
  const { result } = await server.request(account, "home.confirm", month);
  return result as { readonly doubtful: number; readonly noticed: number };
};

interface Row {
  readonly qyid: number;
  readonly noticedTaxes: readonly number[];
  readonly doubtedTaxes: readonly number[];
}

const rows = async (month: Month, filters: object, account = "chenjie") => {
  const question = { ...month, ...filters, pageNum: 1, pageSize: 500 };
  const { result } = await server.request(account, "progress.processView.page", question);
  return (result as { readonly list: readonly Row[] }).list;
};

/** The filings of which clients are notified, in one table; `told`: the client has been notified. */
const FILINGS = sql`(
  select company_id, kjnd, kjqj, ${sql.lit(VAT)} as szid, notice_tax_type > 0 as told, doubt_state from company_period
  union all
  select company_id, kjnd, quarter * 3, szid, notice_tax_type > 0, doubt_state from income_tax_filing
  union all
  select company_id, kjnd, 12, ${sql.lit(SETTLEMENT)}, notice_tax_type > 0, doubt_state from annual_settlement
  union all
  select company_id, kjnd, kjqj, ${sql.lit(WITHHELD)}, fields ->> 'toldAmount' is not null or fields ->> 'noticeTaxType' = '1',
    (fields ->> 'doubtState')::int
  from plain_record where resource = 'pitDeclaration'
) f`;

async function taxesOf({ kjnd, kjqj }: Month, holds: RawBuilder<unknown>) {
  const month = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
  const { rows: found } = await sql<{ readonly companyId: number; readonly taxes: readonly number[] }>`
    select f.company_id as "companyId", array_agg(f.szid order by f.szid) as taxes
    from ${FILINGS} join company on company.company_id = f.company_id
    where company.gsid = 1001 and company.is_remove = 0 and f.kjnd = ${kjnd} and f.kjqj = ${kjqj}
      and ${holds} and ${filesFor(month)}
    group by 1`.execute(server.db);
  return new Map(found.map(({ companyId, taxes }) => [companyId, taxes]));
}

const inOrder = (taxes: readonly number[]) => taxes.toSorted((a, b) => a - b);
const byClient = (list: readonly Row[], field: "noticedTaxes" | "doubtedTaxes") =>
  new Map(list.map((row) => [row.qyid, inOrder(row[field])]));

test.each([
  ["a month between the ends of quarters", { kjnd: 2026, kjqj: 10 }, [VAT, WITHHELD]],
  ["the end of a quarter", { kjnd: 2026, kjqj: 9 }, [VAT, CORPORATE, OPERATING]],
  ["the end of a year", { kjnd: 2025, kjqj: 12 }, [VAT, CORPORATE, SETTLEMENT]],
])(
  "已通知 counts each client once that was notified of any tax of %s, and leads to their rows with these taxes",
  async (_which, month, taxes) => {
    const told = await taxesOf(month, sql`f.told`);
    expect([...told.values()].flat()).toEqual(expect.arrayContaining(taxes));
    expect((await board(month)).noticed).toBe(told.size);
    expect(byClient(await rows(month, { isNoticed: 1 }), "noticedTaxes")).toEqual(told);
    const others = await rows(month, { isNoticed: 0 });
    expect(others.filter(({ qyid }) => told.has(qyid))).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
    const own = await board(month, "sunli");
    expect(own.noticed).toBeLessThan(told.size);
    expect(await rows(month, { isNoticed: 1 }, "sunli")).toHaveLength(own.noticed);
  },
);

test("有疑问 counts each client once that doubts any tax of the month, also one that declares no VAT in it, and leads to their rows", async () => {
  const doubtful = async (kjqj: number, kjnd = 2026) => {
    const month = { kjnd, kjqj };
    const doubted = await taxesOf(month, sql`f.doubt_state = 2`);
    expect(byClient(await rows(month, { isDoubted: 1 }), "doubtedTaxes")).toEqual(doubted);
    const { doubtful: count } = await board(month);
    expect(count).toBe(doubted.size);
    return count;
  };
  const quarterly = await server.db
    .selectFrom("company")
    .innerJoin("companyPeriod as p", "p.companyId", "company.companyId")
    .select("company.companyId")
    .where("company.gsid", "=", 1001)
    .where("nsqxdm", "=", "08")
    .where("isRemove", "=", 0)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 9)
    .where("p.doubtState", "=", 0)
    .where(filesFor("2026-09"))
    .where(filesFor("2026-10"))
    .where("company.companyId", "in", (from) =>
      from
        .selectFrom("incomeTaxFiling")
        .select("incomeTaxFiling.companyId")
        .where("kjnd", "=", 2026)
        .where("quarter", "=", 3)
        .where("doubtState", "=", 0),
    )
    .where("company.companyId", "in", (from) =>
      from
        .selectFrom("plainRecord")
        .select("plainRecord.companyId")
        .where("resource", "=", "pitDeclaration")
        .where("kjnd", "=", 2026)
        .where("kjqj", "=", 10)
        .where(sql`coalesce(fields ->> 'doubtState', '0')`, "<>", "2"),
    )
    .orderBy("company.companyId")
    .executeTakeFirstOrThrow();
  const { companyId } = quarterly;
  const [september, october] = [await doubtful(9), await doubtful(10)];
  await server.db
    .updateTable("incomeTaxFiling")
    .set({ doubtState: 2 })
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("quarter", "=", 3)
    .execute();
  expect([await doubtful(9), await doubtful(10)]).toEqual([september + 1, october]);
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"doubtState": 2}'::jsonb` })
    .where("resource", "=", "pitDeclaration")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "in", [9, 10])
    .execute();
  await server.db
    .updateTable("companyPeriod")
    .set({ doubtState: 2 })
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 9)
    .execute();
  expect([await doubtful(9), await doubtful(10)]).toEqual([september + 1, october + 1]);
  const year = await doubtful(12, 2025);
  const { companyId: settling } = await server.db
    .selectFrom("annualSettlement")
    .innerJoin("company", "company.companyId", "annualSettlement.companyId")
    .select("annualSettlement.companyId")
    .where("annualSettlement.gsid", "=", 1001)
    .where("annualSettlement.kjnd", "=", 2025)
    .where("annualSettlement.doubtState", "=", 0)
    .where(filesFor("2025-12"))
    .orderBy("annualSettlement.companyId")
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable("annualSettlement")
    .set({ doubtState: 2 })
    .where("companyId", "=", settling)
    .where("kjnd", "=", 2025)
    .execute();
  expect(await doubtful(12, 2025)).toBe(year + 1);
});
