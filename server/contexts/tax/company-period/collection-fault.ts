import type { Taxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { PeriodOf } from "./company-period.ts";
import { periodName } from "./period-days.ts";

/** The reason why a month's tax cannot be calculated before its invoices are there. */
export const INCOMPLETE_COLLECTION = "发票未采集完整";

interface Registered extends Pick<Taxpayer, "nsqxdm"> {
  readonly registrationDate: string | null;
}

/**
 * Says so when the invoices of a month that the declaration covers have never been collected completely, months before the
 * company's registration left out; null when all have been.
 */
export async function collectionFault(
  db: TenantDb,
  { companyId, kjnd, kjqj }: PeriodOf,
  { nsqxdm, registrationDate }: Registered,
): Promise<string | null> {
  const since = registrationDate?.slice(0, 7) ?? "";
  const covered = monthsDeclared(kjqj, taxFrequency(nsqxdm)).filter(
    (month) => month === kjqj || periodName(kjnd, month) >= since,
  );
  const collected = await db
    .selectFrom("companyPeriod")
    .select("kjqj")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "in", covered)
    .where("collectedTime", "is not", null)
    .execute();
  const complete = new Set(collected.map((row) => row.kjqj));
  const missing = covered.filter((month) => !complete.has(month));
  if (missing.length === 0) return null;
  if (covered.length === 1) return INCOMPLETE_COLLECTION;
  return `${INCOMPLETE_COLLECTION}（${missing.map((month) => `${month}月`).join("、")}）`;
}
