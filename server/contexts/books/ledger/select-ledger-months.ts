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

type Sql = RawBuilder<unknown>;

const amount = (field: string) => sql`(r.fields ->> ${sql.lit(field)})::numeric`;
const name = sql`s.fields ->> 'kmqc'`;
export const isCreditSubject = sql<boolean>`(s.fields ->> 'yefx')::int = ${sql.lit(CREDIT)}`;
/** As seen from the credit side. */
const credit = (field: string) =>
  sql`case when ${isCreditSubject} then ${amount(field)} else -${amount(field)} end`;
const grown = sql`${amount("dffse")} - ${amount("jffse")}`;

const isYearProfit = sql`${name} like '本年利润%'`;
/** 以前年度损益调整 goes to 利润分配, past the profit of the year. */
export const isProfitAndLoss = sql<boolean>`((s.fields ->> 'kmlb')::int = 6 and ${name} not like '以前年度损益调整%')`;
const isResult = sql`(${isYearProfit} or ${isProfitAndLoss})`;
/** The subject that a nonprofit carries its income and expenses to. */
const isNetAssets = sql`${name} ~ '^(非限定性|限定性)净资产'`;
const isDistribution = sql`${name} like '利润分配%'`;
const isKeptProfit = sql`${name} ~ '^利润分配($|.*未分配利润)'`;
const isIncomeTax = sql`${name} like '所得税%'`;
const isTaxPayable = sql`${name} ~ '^应交税[费金].*应交(企业)?所得税'`;
const isAsset = sql`(s.fields ->> 'kmlb')::int = 1`;

const sum = (value: Sql, of: Sql) => sql<string>`coalesce(sum(${value}) filter (where ${of}), 0)`;

/**
 * The months of each company's year up to one, in yuan as seen from the credit side, of those that its books have. What has
 * been carried is read from the movement of 本年利润, what has not from the balances of profit and loss: a subject that is
 * carried has the same on both sides, however its amounts came there.
 */
export function selectLedgerMonths(db: TenantDb, month: Month) {
  return selectYearBalances(db, month)
    .groupBy(["r.companyId", "r.kjqj"])
    .select([
      sql<number>`r.company_id`.as("companyId"),
      sql<number>`r.kjqj`.as("kjqj"),
      /** 本年利润 and what is not carried there yet. */
      sum(credit("qcye"), isResult).as("opening"),
      sum(credit("qmye"), isResult).as("closing"),
      sql<string>`${sum(grown, isNetAssets)} + ${closedYear}`.as("passedOn"),
      incomeTax.as("incomeTax"),
      sum(sql`-(${credit("qcye")})`, isAsset).as("assetsOpening"),
      sum(sql`-(${credit("qmye")})`, isAsset).as("assetsClosing"),
    ]);
}

/** The profit that 本年利润 gave to 未分配利润, where it ends the year with nothing; other distributions come and go beside it. */
const closedYear = sql`case when r.kjqj = 12 and ${sum(credit("qmye"), isYearProfit)} = 0
  and bool_or(${isYearProfit} and (${amount("jffse")} <> 0 or ${amount("dffse")} <> 0))
  then ${sum(grown, isKeptProfit)} + ${sum(amount("dffse"), sql`${isDistribution} and not ${isKeptProfit}`)} else 0 end`;

const taxDebit = sum(amount("jffse"), isIncomeTax);
const taxCredit = sum(amount("dffse"), isIncomeTax);

/**
 * 所得税费用 that was booked. Carried in the month in which it was booked, it has the same on both sides: it was taken back
 * where the liability fell by it, and nothing was added to that.
 */
const incomeTax = sql<string>`case
  when ${sum(amount("qmye"), isIncomeTax)} <> 0 then ${taxDebit} - ${taxCredit}
  when ${taxDebit} = ${taxCredit} and ${sum(amount("dffse"), isTaxPayable)} = 0
    and ${sum(amount("jffse"), isTaxPayable)} >= ${taxCredit} then -${taxCredit}
  else ${taxDebit} end`;
