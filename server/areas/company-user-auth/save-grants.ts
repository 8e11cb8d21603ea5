import type { FirmHandler } from "../../binding/handler.ts";
import { takeCompanies } from "../company/take-companies.ts";
import { grantCompanies, removeGrants } from "./grant-companies.ts";

interface SaveParams {
  readonly companyId: number;
  readonly userIdList: readonly number[];
}

/** Makes exactly these users look after the company. */
export const saveGrants: FirmHandler<SaveParams> = async ({ companyId, userIdList }, context) => {
  const companies = await takeCompanies(context, [companyId]);
  return await grantCompanies(context, companies, userIdList, "replace");
};

interface DeleteParams {
  readonly companyIdList: readonly number[];
  readonly userIdList: readonly number[];
}

/** Takes all of the companies from all of the users. Who does not look after one of them is passed over. */
export const deleteGrants: FirmHandler<DeleteParams> = async ({ companyIdList, userIdList }, context) => {
  const companies = await takeCompanies(context, companyIdList);
  const held = await context.db
    .selectFrom("companyGrant")
    .select(["companyId", "userId"])
    .where("companyId", "in", companyIdList)
    .where("userId", "in", userIdList)
    .execute();
  await removeGrants(context, companies, held);
  return { removed: held.length };
};
