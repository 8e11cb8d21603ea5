import { declaresIn } from "../../../../../src/domain/tax/calculate-period.ts";
import { filesFor } from "../../../../../src/domain/served-months.ts";
import { readStops } from "../../../../access/served-months.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { groupRows } from "../../../../../src/domain/group-rows.ts";
import { monthName } from "../../../books/door.ts";
import type { RiskPeriod } from "../risk-facts.ts";
import { monthNumber } from "./risk-months.ts";

const DECLARED = 2;
const YEAR = 12;

/**
 * The number of missing declarations of served months that were due in the twelve months before the period, for the
 * companies that have been there; who declares by quarter owes four. That of the period itself may still be in its time.
 */
export async function readUndeclaredMonths(
  db: TenantDb,
  companyIds: readonly number[],
  period: RiskPeriod,
): Promise<ReadonlyMap<number, number>> {
  const last = monthNumber(period);
  const rows = await db
    .selectFrom("companyPeriod")
    .innerJoin("company", "company.companyId", "companyPeriod.companyId")
    .select(["companyPeriod.companyId", "kjnd", "kjqj", "taxDeclareStatus"])
    .select(["company.nsqxdm", "company.beginDate"])
    .where("companyPeriod.companyId", "in", companyIds)
    .where("kjnd", ">=", period.kjnd - 1)
    .where("kjnd", "<=", period.kjnd)
    .execute();
  const stops = await readStops(db, companyIds);
  const byCompany = groupRows(
    rows.filter((row) => monthNumber(row) < last && monthNumber(row) >= last - YEAR),
    ({ companyId }) => companyId,
  );
  return new Map(
    [...byCompany].map(([companyId, months]) => {
      const due = months.filter(
        (month) =>
          declaresIn(month, month.kjqj) &&
          filesFor({ ...month, stops: stops.get(companyId) ?? [] }, monthName(month)),
      );
      return [companyId, due.filter(({ taxDeclareStatus }) => taxDeclareStatus !== DECLARED).length];
    }),
  );
}
