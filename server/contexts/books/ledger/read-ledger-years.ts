import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Month, ledgerSums, selectYearBalances } from "./ledger-sums.ts";

/** A company's year so far as its books have it, in 分. */
export interface LedgerYear {
  /** 利润总额 since January, before income tax; negative: a loss. */
  readonly profit: number;
  /** 资产总额: the average of the quarters that the books have. */
  readonly assets: number;
}

/** As `ledgerSums` has them. */
interface MonthSums {
  readonly companyId: number;
  readonly kjqj: number;
  readonly opening: string;
  readonly yearProfitOpening: string;
  readonly moved: string;
  readonly incomeTax: string;
  readonly assetsOpening: string;
  readonly assetsClosing: string;
}

/**
 * Company → its year up to a month, of those whose books have balances of that month. The month's own result is read
 * from the subjects of profit and loss, so it does not matter whether they have been carried to 本年利润, or that to 利润分配.
 */
export async function readLedgerYears(
  db: TenantDb,
  companyIds: readonly number[],
  month: Month,
): Promise<ReadonlyMap<number, LedgerYear>> {
  if (companyIds.length === 0) return new Map();
  const months = groupRows(await readMonths(db, companyIds, month), ({ companyId }) => companyId);
  return new Map(
    [...months].flatMap(([companyId, rows]) => {
      const last = rows.find((row) => row.kjqj === month.kjqj);
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

/** 季度平均值 are the halves of 季初值 and 季末值; of a quarter that the books begin in, of its first month with balances. */
function averageAssets(rows: readonly MonthSums[]): number {
  const quarters = [3, 6, 9, 12].flatMap((end) => {
    const inQuarter = rows.filter((row) => row.kjqj > end - 3 && row.kjqj <= end);
    const closing = inQuarter.find((row) => row.kjqj === end);
    const [opening] = inQuarter.toSorted((a, b) => a.kjqj - b.kjqj);
    return opening && closing ? [(fen(opening.assetsOpening) + fen(closing.assetsClosing)) / 2] : [];
  });
  return Math.round(quarters.reduce((sum, one) => sum + one, 0) / Math.max(1, quarters.length));
}

async function readMonths(db: TenantDb, companyIds: readonly number[], month: Month): Promise<MonthSums[]> {
  const sums = ledgerSums();
  return await selectYearBalances(db, month)
    .where("r.companyId", "in", [...companyIds])
    .groupBy(["r.companyId", "r.kjqj"])
    .select([
      sql<number>`r.company_id`.as("companyId"),
      sql<number>`r.kjqj`.as("kjqj"),
      sums.opening.as("opening"),
      sums.yearProfitOpening.as("yearProfitOpening"),
      sums.moved.as("moved"),
      sums.incomeTax.as("incomeTax"),
      sums.assetsOpening.as("assetsOpening"),
      sums.assetsClosing.as("assetsClosing"),
    ])
    .execute();
}

/** Month → what a company earned in it before income tax, in 分; of those months that its books have. */
export async function readLedgerMonths(
  db: TenantDb,
  companyId: number,
  month: Month,
): Promise<ReadonlyMap<number, number>> {
  const rows = await readMonths(db, [companyId], month);
  return new Map(rows.map(({ kjqj, moved }) => [kjqj, fen(moved)]));
}

function fen(yuan: string): number {
  return yuanToFen(Number(yuan));
}
