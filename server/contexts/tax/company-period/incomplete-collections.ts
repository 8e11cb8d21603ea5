import { groupRows } from "../../../../src/domain/group-rows.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { PeriodOf } from "./company-period.ts";
import { periodName } from "./period-days.ts";

/** The reason why a month's tax cannot be calculated before its invoices are there. */
export const INCOMPLETE_COLLECTION = "发票未采集完整";

/**
 * Says of a company when the invoices of a month that its declaration covers have never been collected completely, months
 * before its registration left out; null when all have been.
 */
export async function readIncompleteCollections(
  db: TenantDb,
  companyIds: readonly number[],
  { kjnd, kjqj }: Omit<PeriodOf, "companyId">,
): Promise<(companyId: number) => string | null> {
  if (companyIds.length === 0) return () => null;
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "nsqxdm", "registrationDate"])
    .where("companyId", "in", [...companyIds])
    .execute();
  const declared = ({ nsqxdm }: (typeof companies)[number]) => monthsDeclared(kjqj, taxFrequency(nsqxdm));
  const collected = await db
    .selectFrom("companyPeriod")
    .select(["companyId", "kjqj"])
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "in", [...new Set(companies.flatMap(declared))])
    .where("collectedTime", "is not", null)
    .execute();
  const known = new Map(companies.map((company) => [company.companyId, company]));
  const months = groupRows(collected, ({ companyId }) => companyId);
  return (companyId) => {
    const company = known.get(companyId);
    if (!company) throw new Error(`company ${companyId} is not there`);
    const since = company.registrationDate?.slice(0, 7) ?? "";
    const covered = declared(company).filter((month) => month === kjqj || periodName(kjnd, month) >= since);
    return missingFault(covered, new Set(months.get(companyId)?.map((row) => row.kjqj)));
  };
}

function missingFault(covered: readonly number[], complete: ReadonlySet<number>): string | null {
  const missing = covered.filter((month) => !complete.has(month));
  if (missing.length === 0) return null;
  if (covered.length === 1) return INCOMPLETE_COLLECTION;
  return `${INCOMPLETE_COLLECTION}（${missing.map((month) => `${month}月`).join("、")}）`;
}
