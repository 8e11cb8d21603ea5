import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Month, selectLedgerMonths } from "./select-ledger-months.ts";

/** A company's year so far as its books have it, in 分. */
export interface LedgerYear {
  /** 利润总额 since January, before income tax; negative: a loss. */
  readonly profit: number;
  /** 资产总额: the average of the quarters that the books have. */
  readonly assets: number;
}

type LedgerMonth = Awaited<ReturnType<typeof readMonths>>[number];

/**
 * Company → its year up to a month, of those whose books have balances of that month. It does not matter whether a month
 * has been carried to 本年利润, or the year to 利润分配.
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

function yearOf(rows: readonly LedgerMonth[], last: LedgerMonth): LedgerYear {
  const ofLastYear = rows.find((row) => row.kjqj === 1)?.opening ?? 0;
  const gone = rows.reduce((sum, { passedOn, incomeTax }) => sum + passedOn + incomeTax, 0);
  return { profit: last.closing - ofLastYear + gone, assets: averageAssets(rows) };
}

/** 季度平均值 are the halves of 季初值 and 季末值; of a quarter that the books begin in, of its first month with balances. */
function averageAssets(rows: readonly LedgerMonth[]): number {
  const quarters = [3, 6, 9, 12].flatMap((end) => {
    const inQuarter = rows.filter((row) => row.kjqj > end - 3 && row.kjqj <= end);
    const closing = inQuarter.find((row) => row.kjqj === end);
    const [opening] = inQuarter.toSorted((a, b) => a.kjqj - b.kjqj);
    return opening && closing ? [(opening.assetsOpening + closing.assetsClosing) / 2] : [];
  });
  return Math.round(quarters.reduce((sum, one) => sum + one, 0) / Math.max(1, quarters.length));
}

async function readMonths(db: TenantDb, companyIds: readonly number[], month: Month) {
  const rows = await selectLedgerMonths(db, month)
    .where("r.companyId", "in", [...companyIds])
    .execute();
  return rows.map(({ companyId, kjqj, ...sums }) => ({
    companyId,
    kjqj,
    opening: fen(sums.opening),
    closing: fen(sums.closing),
    passedOn: fen(sums.passedOn),
    incomeTax: fen(sums.incomeTax),
    assetsOpening: fen(sums.assetsOpening),
    assetsClosing: fen(sums.assetsClosing),
  }));
}

/** A month of a company's books, in 分. */
export interface BookedMonth {
  readonly companyId: number;
  readonly kjqj: number;
  /** Profit that was there before it and has not gone to 利润分配. */
  readonly before: number;
  /** The month's profit after income tax, and before. */
  readonly net: number;
  readonly profit: number;
}

/** The months of companies' years up to one, of those that their books have. */
export async function readBookedMonths(
  db: TenantDb,
  companyIds: readonly number[],
  month: Month,
): Promise<BookedMonth[]> {
  const rows = await readMonths(db, companyIds, month);
  return rows.map(({ companyId, kjqj, opening, closing, passedOn, incomeTax }) => {
    const net = closing - opening + passedOn;
    return { companyId, kjqj, before: opening, net, profit: net + incomeTax };
  });
}

/** Month → what a company earned in it before income tax, in 分; of those months that its books have. */
export async function readLedgerMonths(
  db: TenantDb,
  companyId: number,
  month: Month,
): Promise<ReadonlyMap<number, number>> {
  const rows = await readBookedMonths(db, [companyId], month);
  return new Map(rows.map(({ kjqj, profit }) => [kjqj, profit]));
}

function fen(yuan: string): number {
  return yuanToFen(Number(yuan));
}
