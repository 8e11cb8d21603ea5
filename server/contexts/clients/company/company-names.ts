import { companyScope, withinScope } from "../../../access/company-scope.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";

/** The names of those that the user may see. */
export async function readCompanyNames(
  companyIds: readonly number[],
  { db, user }: FirmContext,
): Promise<ReadonlyMap<number, string>> {
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("companyId", "in", companyIds)
    .where(withinScope(await companyScope(db, user)))
    .execute();
  return new Map(companies.map(({ companyId, companyName }) => [companyId, companyName]));
}
