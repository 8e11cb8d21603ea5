import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { holdCompanies } from "../company/take-companies.ts";
import { grantCompanies, removeGrants } from "./grant-companies.ts";

/** Lets the user look after the company; nothing happens when they do already. */
export const addUser = operation("companyUserAuth.addUser", async ({ companyId, userId }, context) => {
  const companies = await holdCompanies(context, [companyId]);
  await grantCompanies(context, companies, [userId], "add", "userId");
  return null;
});

/** Takes the company from the user. */
export const removeUser = operation("companyUserAuth.removeUser", async ({ companyId, userId }, context) => {
  const companies = await holdCompanies(context, [companyId]);
  const held = await context.db
    .selectFrom("companyGrant")
    .select(["companyId", "userId"])
    .where("companyId", "=", companyId)
    .where("userId", "=", userId)
    .execute();
  if (held.length === 0) throw new Refusal("missing", "该用户不是此客户的负责人，请刷新后重试");
  await removeGrants(context, companies, held);
  return null;
});

/** Dispatches all of the companies to all of the users, or none. */
export const batchAdd = operation(
  "companyUserAuth.batchAdd",
  async ({ companyIdList, userIdList, mode }, context) => {
    const companies = await holdCompanies(context, companyIdList);
    return await grantCompanies(context, companies, userIdList, mode);
  },
);
