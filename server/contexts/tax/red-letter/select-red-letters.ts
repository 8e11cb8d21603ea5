import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { lastDayOf } from "../company-period/period-days.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

const PURCHASE = 0;
const VOID = 1;
const CERTIFIED = 1;

/** Of `zczt`, the code table redTransferState. */
export const OPEN = 0;
export const TRANSFERRED = 1;
export const NOT_TRANSFERRED = 2;

/**
 * The red letters of general taxpayers, up to the month, to purchases that have been deducted without them, and to those
 * that were not collected, of which nobody knows; what was transferred out stays among them.
 */
export function selectDeductedLetters(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("invoice as letter")
    .innerJoin("company as c", "c.companyId", "letter.companyId")
    .leftJoin("invoice as blue", "blue.id", "letter.lzfpId")
    .where("c.taxlayerType", "=", "001")
    .where("letter.jxxlx", "=", PURCHASE)
    .where("letter.hcse", "<", "0")
    .where("letter.fpzt", "!=", VOID)
    .where("letter.kprq", "<=", lastDayOf(kjnd, kjqj))
    .where("letter.withinRest", "=", 0)
    .where((where) =>
      where.or([
        where("blue.id", "is", null),
        where("blue.rzzt", "=", CERTIFIED),
        where("letter.zczt", "=", TRANSFERRED),
      ]),
    );
}

/** Of these the ones that a month shows: those that are open, and those that were decided about in it. */
export function selectLettersOfMonth(db: TenantDb, month: Month) {
  return selectDeductedLetters(db, month).where((where) =>
    where.or([
      where("letter.zczt", "=", OPEN),
      where.and([where("letter.zcnd", "=", month.kjnd), where("letter.zcyf", "=", month.kjqj)]),
    ]),
  );
}

export interface OpenTransfers {
  readonly count: number;
  /** In yuan. */
  readonly tax: number;
}

const NONE: OpenTransfers = { count: 0, tax: 0 };

/** The transfers that nobody has decided about yet, by company. */
export async function readOpenTransfers(
  companyIds: readonly number[],
  month: Month,
  db: TenantDb,
): Promise<(companyId: number) => OpenTransfers> {
  if (companyIds.length === 0) return () => NONE;
  const rows = await selectDeductedLetters(db, month)
    .where("letter.companyId", "in", [...companyIds])
    .where("letter.zczt", "=", OPEN)
    .groupBy("letter.companyId")
    .select(["letter.companyId", sql<number>`count(*)`.as("count"), sql<string>`-sum(letter.hcse)`.as("tax")])
    .execute();
  const open = new Map(rows.map(({ companyId, count, tax }) => [companyId, { count, tax: Number(tax) }]));
  return (companyId) => open.get(companyId) ?? NONE;
}
