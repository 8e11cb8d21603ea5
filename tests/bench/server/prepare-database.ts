import { keepIndexes } from "../../../server/records/indexes/keep-indexes.ts";
import { ownProject } from "../../../server/testing/own-project.ts";
import { type Kysely, sql } from "kysely";
import { hashSecret } from "../../../server/access/authenticate.ts";
import { migrate } from "../../../server/platform/database/migrate.ts";
import type { Database } from "../../../server/tables/tables.ts";
import { tenantDb } from "../../../server/platform/database/tenant-db.ts";

const FIRM = 1001;

/** The first company of the first firm: a general taxpayer, whose purchases can be selected. */
const BIG_COMPANY = 1001001;

/** Purchases of that company beside its own: what a trader collects in two years. */
const BIG_COMPANY_PURCHASES = 5_000;

/** Accounts that the load comes from: they see everything, a branch, their own clients. */
const ACCOUNTS = ["chenjie", "liuwei", "sunli"] as const;

/** The records that the load is made of. */
export interface BenchFacts {
  readonly companies: number;
  readonly invoices: number;
  readonly bigCompany: number;
  readonly invoiceIds: readonly number[];
  /** Purchases that may be set never to be selected. */
  readonly openInvoiceIds: readonly number[];
}

/** Gives a seeded database its large company and tokens for the accounts. Throws when it is not seeded. */
export async function prepareDatabase(db: Kysely<Database>): Promise<BenchFacts> {
  await migrate(db, async (transaction) => await keepIndexes(transaction, ownProject));
  await addPurchases(db);
  await addTokens(db);
  // Or the load would be measured while the database tidies up what has just been written.
  await sql`vacuum (analyze)`.execute(db);
  const firm = tenantDb(db, FIRM);
  const count = async (table: "company" | "invoice") => {
    const { total } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  const invoiceIds = firm
    .selectFrom("invoice")
    .select("id")
    .where("companyId", "=", BIG_COMPANY)
    .orderBy("id");
  const open = invoiceIds
    .where("jxxlx", "=", 0)
    .where("gxzt", "=", 0)
    .where("sjGxzt", "=", 0)
    .where("rzzt", "=", 0);
  return {
    companies: await count("company"),
    invoices: await count("invoice"),
    bigCompany: BIG_COMPANY,
    invoiceIds: (await invoiceIds.limit(2000).execute()).map(({ id }) => id),
    openInvoiceIds: (await open.limit(2000).execute()).map(({ id }) => id),
  };
}

/** The token of an account; the database has its hash only. */
export function benchToken(account: string): string {
  return `bench-token-of-${account}`;
}

async function addPurchases(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into invoice (gsid, company_id, jxxlx, kjnd, kjqj, fpzl, fphm, kprq, xhdw_mc, xhdw_sh, ghdw_mc, ghdw_sh,
      hw_yslw_mc, jehj, sehj, jshj, yxse, rzzt, detail_list, create_time)
    select ${FIRM}::int, c.company_id, 0, extract(year from d.day), extract(month from d.day),
      case when n % 4 = 0 then '82' else '81' end, 'BENCH' || lpad(n::text, 15, '0'), d.day,
      '销方' || n % 500 || '有限公司', '91310115MA2' || lpad((n % 500)::text, 7, '0'), c.company_name, c.taxlayer_no,
      '*货物*样品' || n % 40, 100 + n % 900, 13, 113 + n % 900, 13, 0,
      jsonb_build_array(jsonb_build_object('hwYslwMc', '*货物*样品' || n % 40, 'dw', '件', 'sl', 1,
        'je', 100 + n % 900, 'slv', 0.13, 'se', 13, 'jshj', 113 + n % 900)),
      d.day + time '18:30'
    from generate_series(1, ${BIG_COMPANY_PURCHASES}::int) as n
      cross join lateral (select date '2026-10-31' - n % 700 as day) as d
      join company as c on c.gsid = ${FIRM}::int and c.company_id = ${BIG_COMPANY}::int
    on conflict do nothing`.execute(db);
}

async function addTokens(db: Kysely<Database>): Promise<void> {
  const firm = tenantDb(db, FIRM);
  const staff = await firm
    .selectFrom("staff")
    .select(["userId", "account"])
    .where("account", "in", ACCOUNTS)
    .execute();
  if (staff.length < ACCOUNTS.length) throw new Error("The benchmark needs a seeded database: npm run seed");
  const tokens = staff.map(({ userId, account }) => ({
    tokenHash: hashSecret(benchToken(account)),
    userId,
    ssoSession: "bench",
    expireTime: "2099-12-31 00:00:00",
    revoked: false,
  }));
  await firm
    .insertInto("token")
    .values(tokens)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
