import { type RawBuilder, sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { CREDIT } from "../subject/balance-sides.ts";

export interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The balances of a year's months up to one as `r`, each with its subject as `s`. */
export function selectYearBalances(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("plainRecord as r")
    .innerJoin("plainRecord as s", (join) =>
      join.on("s.id", "=", sql<number>`(r.fields ->> 'subjectId')::bigint`),
    )
    .where("r.resource", "=", "subjectBalance")
    .where("r.kjnd", "=", kjnd)
    .where("r.kjqj", "<=", kjqj)
    .where("r.isRemove", "=", 0);
}

const amount = (field: string) => sql`(r.fields ->> ${sql.lit(field)})::numeric`;
const isCredit = sql`(s.fields ->> 'yefx')::int = ${sql.lit(CREDIT)}`;
/** As seen from the credit side. */
const credit = (field: string) => sql`case when ${isCredit} then ${amount(field)} else -${amount(field)} end`;
const isResult = sql`(s.fields ->> 'kmlb')::int = 6`;
const isAsset = sql`(s.fields ->> 'kmlb')::int = 1`;
const isYearProfit = sql`s.fields ->> 'kmqc' like '本年利润%'`;
const isIncomeTax = sql`s.fields ->> 'kmqc' like '所得税%'`;

/** The sums of a ledger that its profit and its assets follow from, over the balances that `when` leaves. */
export function ledgerSums(when: RawBuilder<unknown> = sql`true`) {
  const total = (value: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
    sql<string>`coalesce(sum(${value}) filter (where (${of}) and ${when}), 0)`;
  return {
    /** 本年利润 and what is not carried there yet, before the month. */
    opening: total(credit("qcye"), sql`${isYearProfit} or ${isResult}`),
    yearProfitOpening: total(credit("qcye"), isYearProfit),
    /** Income less expenses of the month, without 所得税费用. */
    moved: total(
      sql`case when ${isCredit} then ${amount("dffse")} else -${amount("jffse")} end`,
      sql`${isResult} and not ${isIncomeTax}`,
    ),
    incomeTax: total(amount("jffse"), isIncomeTax),
    assetsOpening: total(sql`-(${credit("qcye")})`, isAsset),
    assetsClosing: total(sql`-(${credit("qmye")})`, isAsset),
  };
}
