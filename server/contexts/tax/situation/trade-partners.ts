import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { PURCHASE, SALE, VOID } from "../progress/invoice-sums.ts";
import type { Month } from "./select-situations.ts";

/** The most partners of an answer. */
const MOST = 5;

interface OfYear extends Month {
  readonly companyId: number;
}

/** Whom a company sold most to since January. */
export async function readCustomers(db: TenantDb, year: OfYear) {
  return await readPartners(db, year, { kind: SALE, name: "ghdw_mc", taxNo: "ghdw_sh" });
}

/** Whom it bought most of. */
export async function readSuppliers(db: TenantDb, year: OfYear) {
  return await readPartners(db, year, { kind: PURCHASE, name: "xhdw_mc", taxNo: "xhdw_sh" });
}

interface Side {
  readonly kind: number;
  readonly name: string;
  readonly taxNo: string;
}

/** Grouped by tax number, for names change; without one by name. Shares are those of all that was sold or bought. */
async function readPartners(db: TenantDb, { companyId, kjnd, kjqj }: OfYear, { kind, name, taxNo }: Side) {
  const key = sql`coalesce(nullif(${sql.ref(taxNo)}, ''), ${sql.ref(name)})`;
  const rows = await db
    .selectFrom("invoice")
    .select([
      sql<string>`(array_agg(${sql.ref(name)} order by kprq desc, id desc))[1]`.as("name"),
      sql<string>`max(${sql.ref(taxNo)})`.as("taxNo"),
      sql<number>`count(*)`.as("num"),
      sql<string>`sum(jehj)`.as("amount"),
      sql<string | null>`case when sum(sum(jehj)) over () > 0
        then round(sum(jehj) / sum(sum(jehj)) over (), 6) end`.as("share"),
    ])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "<=", kjqj)
    .where("jxxlx", "=", kind)
    .where("fpzt", "!=", VOID)
    .groupBy(key)
    .orderBy(sql`sum(jehj)`, "desc")
    .orderBy(key)
    .limit(MOST)
    .execute();
  return rows.map(({ amount, share, ...partner }) => ({
    ...partner,
    amount: Number(amount),
    share: share === null ? null : Number(share),
  }));
}
