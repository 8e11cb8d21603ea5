import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { carriedLosses } from "../../../../src/domain/tax/carried-losses.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** Company → 以前年度可弥补亏损 in a year, in 分, from the settlements of earlier years. */
export async function readCarriedLosses(
  db: TenantDb,
  companyIds: readonly number[],
  kjnd: number,
): Promise<ReadonlyMap<number, number>> {
  if (companyIds.length === 0) return new Map();
  const settled = await db
    .selectFrom("annualSettlement")
    .select(["companyId", "kjnd", "lrze", "tzzj", "tzjs"])
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "<", kjnd)
    .where("lrze", "is not", null)
    .execute();
  const fen = (yuan: string | null) => yuanToFen(Number(yuan ?? 0));
  const byCompany = groupRows(settled, ({ companyId }) => companyId);
  return new Map(
    [...byCompany].map(([companyId, years]) => {
      const results = years.map((year) => ({
        year: year.kjnd,
        income: fen(year.lrze) + fen(year.tzzj) - fen(year.tzjs),
      }));
      return [companyId, carriedLosses(results, kjnd)];
    }),
  );
}
