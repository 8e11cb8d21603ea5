import { type RawBuilder, sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { CREDIT } from "../subject/balance-sides.ts";

/** A company's year so far as its books have it, in 分. */
export interface LedgerYear {
  /** 利润总额 since January, before income tax; negative: a loss. */
  readonly profit: number;
  /** 资产总额: the average of the quarters that the books have. */
  readonly assets: number;
}

interface MonthSums {
  readonly companyId: number;
  readonly kjqj: number;
  /** 本年利润 and what is not carried there yet, before the month. */
  readonly opening: string;
  readonly yearProfitOpening: string;
  /** Income less expenses of the month, without 所得税费用. */
  readonly moved: string;
  readonly incomeTax: string;
  readonly assetsOpening: string;
  readonly assetsClosing: string;
}

/**
 * Company → its year up to a month, of those whose books have balances of that month. What the month itself earned is told
 * by the subjects of profit and loss, so it does not matter whether they have been carried to 本年利润, or that to 利润分配.
 */
export async function readLedgerYears(
  db: TenantDb,
  companyIds: readonly number[],
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
): Promise<ReadonlyMap<number, LedgerYear>> {
  if (companyIds.length === 0) return new Map();
  const months = groupRows(await readMonths(db, companyIds, kjnd, kjqj), ({ companyId }) => companyId);
  return new Map(
    [...months].flatMap(([companyId, rows]) => {
      const last = rows.find((row) => row.kjqj === kjqj);
      return last ? [[companyId, yearOf(rows, last)] as const] : [];
    }),
  );
}

function yearOf(rows: readonly MonthSums[], last: MonthSums): LedgerYear {
  const january = rows.find((row) => row.kjqj === 1);
  const taxBefore = rows
    .filter((row) => row.kjqj < last.kjqj)
    .reduce((sum, { incomeTax }) => sum + fen(incomeTax), 0);
  const carried = january ? fen(january.yearProfitOpening) : 0;
  return {
    profit: fen(last.opening) - carried + fen(last.moved) + taxBefore,
    assets: averageAssets(rows),
  };
}

/** 季度平均值 are the halves of 季初值 and 季末值; of a quarter that the books begin in, of its first month that is known. */
function averageAssets(rows: readonly MonthSums[]): number {
  const quarters = [3, 6, 9, 12].flatMap((end) => {
    const inQuarter = rows.filter((row) => row.kjqj > end - 3 && row.kjqj <= end);
    const closing = inQuarter.find((row) => row.kjqj === end);
    const [opening] = inQuarter.toSorted((a, b) => a.kjqj - b.kjqj);
    return opening && closing ? [(fen(opening.assetsOpening) + fen(closing.assetsClosing)) / 2] : [];
  });
  return Math.round(quarters.reduce((sum, one) => sum + one, 0) / Math.max(1, quarters.length));
}

async function readMonths(
  db: TenantDb,
  companyIds: readonly number[],
  kjnd: number,
  kjqj: number,
): Promise<MonthSums[]> {
  const amount = (field: string) => sql`(r.fields ->> ${sql.lit(field)})::numeric`;
  const isCredit = sql`(s.fields ->> 'yefx')::int = ${sql.lit(CREDIT)}`;
  /** As seen from the credit side. */
  const credit = (field: string) =>
    sql`case when ${isCredit} then ${amount(field)} else -${amount(field)} end`;
  const isResult = sql`(s.fields ->> 'kmlb')::int = 6`;
  const isAsset = sql`(s.fields ->> 'kmlb')::int = 1`;
  const isYearProfit = sql`s.fields ->> 'kmqc' like '本年利润%'`;
  const isIncomeTax = sql`s.fields ->> 'kmqc' like '所得税%'`;
  const total = (value: RawBuilder<unknown>, when: RawBuilder<unknown>) =>
    sql<string>`coalesce(sum(${value}) filter (where ${when}), 0)`;
  return await db
    .selectFrom("plainRecord as r")
    .innerJoin("plainRecord as s", (join) =>
      join.on("s.id", "=", sql<number>`(r.fields ->> 'subjectId')::bigint`),
    )
    .where("r.resource", "=", "subjectBalance")
    .where("r.companyId", "in", [...companyIds])
    .where("r.kjnd", "=", kjnd)
    .where("r.kjqj", "<=", kjqj)
    .where("r.isRemove", "=", 0)
    .groupBy(["r.companyId", "r.kjqj"])
    .select([
      sql<number>`r.company_id`.as("companyId"),
      sql<number>`r.kjqj`.as("kjqj"),
      total(credit("qcye"), sql`${isYearProfit} or ${isResult}`).as("opening"),
      total(credit("qcye"), isYearProfit).as("yearProfitOpening"),
      total(
        sql`case when ${isCredit} then ${amount("dffse")} else -${amount("jffse")} end`,
        sql`${isResult} and not ${isIncomeTax}`,
      ).as("moved"),
      total(amount("jffse"), isIncomeTax).as("incomeTax"),
      total(sql`-(${credit("qcye")})`, isAsset).as("assetsOpening"),
      total(sql`-(${credit("qmye")})`, isAsset).as("assetsClosing"),
    ])
    .execute();
}

function fen(yuan: string): number {
  return yuanToFen(Number(yuan));
}
