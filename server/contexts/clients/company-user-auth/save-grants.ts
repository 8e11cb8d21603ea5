import { operation } from "../../../contracts/operation.ts";
import { holdCompanies } from "../company/take-companies.ts";
import { grantCompanies, removeGrants } from "./grant-companies.ts";

/** Makes exactly these users look after the company. */
export const saveGrants = operation("companyUserAuth.save", async ({ companyId, userIdList }, context) => {
  const companies = await holdCompanies(context, [companyId]);
  return await grantCompanies(context, companies, userIdList, "replace");
});

/** Takes all of the companies from all of the users. Pairs without a grant are passed over. */
export const deleteGrants = operation(
  "companyUserAuth.batchDelete",
  async ({ companyIdList, userIdList }, context) => {
    const companies = await holdCompanies(context, companyIdList);
    const held = await context.db
      .selectFrom("companyGrant")
      .select(["companyId", "userId"])
      .where("companyId", "in", companyIdList)
      .where("userId", "in", userIdList)
      .execute();
    await removeGrants(context, companies, held);
    return { removed: held.length };
  },
);
