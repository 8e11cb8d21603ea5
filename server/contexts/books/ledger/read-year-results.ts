import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { CREDIT } from "../subject/balance-sides.ts";

/** The parts of a company's profit of a year, from its books, in 分. */
interface YearResult {
  /** 营业收入: of the main business and others. */
  readonly revenue: number;
  /** 营业成本. */
  readonly cost: number;
  /** 期间费用: 销售费用, 管理费用, 财务费用, 研发费用. */
  readonly expenses: number;
  /** 业务招待费, which is among the expenses. */
  readonly entertainment: number;
}

/** Company → what its profit of the year is made of, of those whose books have every month in which they earned. */
export async function readYearResults(
  db: TenantDb,
  companyIds: readonly number[],
  kjnd: number,
): Promise<ReadonlyMap<number, YearResult>> {
  if (companyIds.length === 0) return new Map();
  const months = groupRows(await readMonths(db, companyIds, kjnd), ({ companyId }) => companyId);
  return new Map(
    [...months].flatMap(([companyId, rows]) => {
      const total = (name: "revenue" | "cost" | "expenses" | "entertainment") =>
        rows.reduce((sum, row) => sum + yuanToFen(Number(row[name])), 0);
      if (!isWhole(rows)) return [];
      const [revenue, cost] = [total("revenue"), total("cost")];
      return [
        [companyId, { revenue, cost, expenses: total("expenses"), entertainment: total("entertainment") }],
      ];
    }),
  );
}

type MonthResult = Awaited<ReturnType<typeof readMonths>>[number];

/** Months without a gap until December, from January on or from one before which nothing had been earned. */
function isWhole(rows: readonly MonthResult[]): boolean {
  const first = rows.reduce((least, row) => (row.kjqj < least.kjqj ? row : least));
  const earnedBefore = first.kjqj > 1 && Number(first.opening) !== 0;
  return !earnedBefore && rows.length === 13 - first.kjqj;
}

async function readMonths(db: TenantDb, companyIds: readonly number[], kjnd: number) {
  const isCredit = sql`(s.fields ->> 'yefx')::int = ${sql.lit(CREDIT)}`;
  const name = sql`s.fields ->> 'kmqc'`;
  const opening = sql`(r.fields ->> 'qcye')::numeric`;
  const moved = sql`case when ${isCredit} then (r.fields ->> 'dffse')::numeric else (r.fields ->> 'jffse')::numeric end`;
  const of = (pattern: string) =>
    sql<string>`coalesce(sum(${moved}) filter (where ${name} ~ ${sql.lit(pattern)}), 0)`;
  return await db
    .selectFrom("plainRecord as r")
    .innerJoin("plainRecord as s", (join) =>
      join.on("s.id", "=", sql<number>`(r.fields ->> 'subjectId')::bigint`),
    )
    .where("r.resource", "=", "subjectBalance")
    .where("r.companyId", "in", [...companyIds])
    .where("r.kjnd", "=", kjnd)
    .where("r.isRemove", "=", 0)
    .groupBy(["r.companyId", "r.kjqj"])
    .select([
      sql<number>`r.company_id`.as("companyId"),
      sql<number>`r.kjqj`.as("kjqj"),
      sql<string>`coalesce(sum(case when ${isCredit} then ${opening} else -${opening} end)
        filter (where ${name} like '本年利润%' or (s.fields ->> 'kmlb')::int = 6), 0)`.as("opening"),
      of("^(主营业务收入|其他业务收入)").as("revenue"),
      of("^(主营业务成本|其他业务成本|其他业务支出)").as("cost"),
      of("^(销售费用|营业费用|管理费用|财务费用|研发费用)").as("expenses"),
      of("业务招待费").as("entertainment"),
    ])
    .execute();
}
