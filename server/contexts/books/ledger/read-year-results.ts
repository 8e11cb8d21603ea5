import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type BookedMonth, readBookedMonths } from "./read-ledger-years.ts";
import { type Month, isCreditSubject, isProfitAndLoss, selectYearBalances } from "./select-ledger-months.ts";
import { type SubjectMove, earnedBySubjects } from "./earned-by-subjects.ts";

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

type Part = keyof YearResult;

const PARTS: Readonly<Record<Part, RegExp>> = {
  revenue: /^(主营业务收入|其他业务收入)/,
  cost: /^(主营业务成本|其他业务成本|其他业务支出)/,
  expenses: /^(销售费用|营业费用|管理费用|财务费用|研发费用)/,
  entertainment: /业务招待费/,
};

/**
 * Company → what its profit of the year is made of, of those whose books have every month in which they earned, and say of
 * each which subjects it came from.
 */
export async function readYearResults(
  db: TenantDb,
  companyIds: readonly number[],
  kjnd: number,
): Promise<ReadonlyMap<number, YearResult>> {
  if (companyIds.length === 0) return new Map();
  const year = { kjnd, kjqj: 12 };
  const months = groupRows(await readBookedMonths(db, companyIds, year), ({ companyId }) => companyId);
  const moves = groupRows(await readMoves(db, companyIds, year), ({ companyId }) => companyId);
  return new Map(
    [...months].flatMap(([companyId, rows]) => {
      if (!isWhole(rows)) return [];
      const result = resultOf(rows, moves.get(companyId) ?? []);
      return result ? [[companyId, result] as const] : [];
    }),
  );
}

/** Months without a gap until December, from January on or from one before which nothing had been earned. */
function isWhole(rows: readonly BookedMonth[]): boolean {
  const first = rows.reduce((least, row) => (row.kjqj < least.kjqj ? row : least));
  const earnedBefore = first.kjqj > 1 && first.before !== 0;
  return !earnedBefore && rows.length === 13 - first.kjqj;
}

function resultOf(months: readonly BookedMonth[], moves: readonly SubjectMove[]): YearResult | undefined {
  const result: Record<Part, number> = { revenue: 0, cost: 0, expenses: 0, entertainment: 0 };
  for (const { kjqj, net } of months) {
    const earned = earnedBySubjects(
      moves.filter((move) => move.kjqj === kjqj),
      net,
    );
    if (!earned) return undefined;
    for (const [kmqc, fen] of earned)
      for (const part of Object.keys(PARTS) as Part[])
        if (PARTS[part].test(kmqc)) result[part] += part === "revenue" ? fen : -fen;
  }
  return result;
}

async function readMoves(db: TenantDb, companyIds: readonly number[], year: Month): Promise<SubjectMove[]> {
  const yuan = (field: string) => sql<string>`coalesce(r.fields ->> ${sql.lit(field)}, '0')`;
  const rows = await selectYearBalances(db, year)
    .where("r.companyId", "in", [...companyIds])
    .where(isProfitAndLoss)
    .select([
      sql<number>`r.company_id`.as("companyId"),
      sql<number>`r.kjqj`.as("kjqj"),
      sql<string>`s.fields ->> 'kmqc'`.as("kmqc"),
      isCreditSubject.as("isCredit"),
      yuan("qcye").as("qcye"),
      yuan("jffse").as("jffse"),
      yuan("dffse").as("dffse"),
      yuan("qmye").as("qmye"),
    ])
    .execute();
  const fen = (amount: string) => yuanToFen(Number(amount));
  return rows.map(({ qcye, jffse, dffse, qmye, ...row }) => ({
    ...row,
    opening: fen(qcye),
    debit: fen(jffse),
    credit: fen(dffse),
    closing: fen(qmye),
  }));
}
