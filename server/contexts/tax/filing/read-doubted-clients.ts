import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { NOTICED_TAXES } from "./filed-taxes.ts";

/** Clients that have a doubt, not yet dealt with, about any tax of which they are notified in this month. */
export async function readDoubtedClients(month: Month, db: TenantDb): Promise<ReadonlySet<number>> {
  const ofTaxes = await Promise.all(NOTICED_TAXES.map(async (tax) => await tax.readDoubted(month, db)));
  return new Set(ofTaxes.flat());
}
