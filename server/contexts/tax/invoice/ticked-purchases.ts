import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { deductibleRest } from "../red-letter/deductible-rest.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { PURCHASE } from "./invoice-rows.ts";

/** Purchases that are selected for a month, their deductible tax in 分. */
export interface TickedPurchases {
  readonly count: number;
  readonly tax: number;
  /** Of these the ones without 统计确认: they count for nothing yet. */
  readonly unconfirmedCount: number;
  readonly unconfirmedTax: number;
}

const NONE: TickedPurchases = { count: 0, tax: 0, unconfirmedCount: 0, unconfirmedTax: 0 };
const VOID = 1;
const CERTIFIED = 1;

/** The selected purchases of these companies' months, by company. */
export async function readTickedPurchases(
  companyIds: readonly number[],
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
  db: TenantDb,
): Promise<(companyId: number) => TickedPurchases> {
  const rest = deductibleRest("invoice", lastDayOf(kjnd, kjqj));
  const rows = await db
    .selectFrom("invoice")
    .where("companyId", "in", [...companyIds])
    .where("gxnd", "=", kjnd)
    .where("gxyf", "=", kjqj)
    .where("jxxlx", "=", PURCHASE)
    .where("gxzt", "=", 1)
    .where("fpzt", "!=", VOID)
    .groupBy("companyId")
    .select([
      "companyId",
      sql<number>`count(*)`.as("count"),
      sql<string>`coalesce(sum(${rest}), 0)`.as("tax"),
      sql<number>`count(*) filter (where rzzt <> ${CERTIFIED})`.as("unconfirmedCount"),
      sql<string>`coalesce(sum(${rest}) filter (where rzzt <> ${CERTIFIED}), 0)`.as("unconfirmedTax"),
    ])
    .execute();
  const ticked = new Map(
    rows.map(({ companyId, tax, unconfirmedTax, ...counts }) => [
      companyId,
      { ...counts, tax: yuanToFen(Number(tax)), unconfirmedTax: yuanToFen(Number(unconfirmedTax)) },
    ]),
  );
  return (companyId) => ticked.get(companyId) ?? NONE;
}
