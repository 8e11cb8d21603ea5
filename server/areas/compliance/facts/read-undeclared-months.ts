import type { TenantDb } from "../../../database/tenant-db.ts";
import { groupRows } from "../../../store/group-rows.ts";
import type { RiskPeriod } from "../risk-facts.ts";
import { monthNumber } from "./risk-months.ts";

const DECLARED = 2;
const YEAR = 12;

/**
 * How many of the twelve months before the period have not been declared, for the companies that declare. The period
 * itself may still be in its time.
 */
export async function readUndeclaredMonths(
  db: TenantDb,
  companyIds: readonly number[],
  period: RiskPeriod,
): Promise<ReadonlyMap<number, number>> {
  const last = monthNumber(period);
  const rows = await db
    .selectFrom("companyPeriod")
    .select(["companyId", "kjnd", "kjqj", "taxDeclareStatus"])
    .where("companyId", "in", companyIds)
    .where("kjnd", ">=", period.kjnd - 1)
    .where("kjnd", "<=", period.kjnd)
    .execute();
  const own = groupRows(
    rows.filter((row) => monthNumber(row) < last && monthNumber(row) >= last - YEAR),
    ({ companyId }) => companyId,
  );
  return new Map(
    [...own].map(([companyId, months]) => [
      companyId,
      months.filter(({ taxDeclareStatus }) => taxDeclareStatus !== DECLARED).length,
    ]),
  );
}
