import { zeroMonthsOf } from "../../../../src/domain/tax/business-warnings.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { Month } from "./select-situations.ts";
import { selectSums } from "./select-sums.ts";

/** Company → its number of months of 零申报 on end, up to this one and at most twelve. */
export async function readZeroMonths(
  db: TenantDb,
  companyIds: readonly number[],
  month: Month,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("company")
    .innerJoinLateral(
      () => selectSums(db, month).as("y"),
      (join) => join.onTrue(),
    )
    .where("company.companyId", "in", [...companyIds])
    .select(["company.companyId", "y.zeroMonths"])
    .execute();
  return new Map(rows.map(({ companyId, zeroMonths }) => [companyId, zeroMonthsOf(zeroMonths)]));
}
