import type { PlainValues } from "../../../../contracts/plain-values.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { grantCompanies } from "../../company-user-auth/grant-companies.ts";
import { checkCompanyInput } from "./company-input.ts";
import { companyScope } from "../../../../access/company-scope.ts";
import { companyValues } from "./company-values.ts";
import { giveCustomerCode } from "./customer-code.ts";
import { setTags } from "../tags/set-tags.ts";

/** Takes on a client company, with its tags and the staff who look after it. */
export const addCompany = operation("company.add", async (params, context) => ({
  companyId: await createCompany(params, context),
}));

/** See `addCompany`. A user who sees only their own companies gets it unless they name others. Returns its id. */
export async function createCompany(
  params: PlainValues<ParamsOf<"company.add">>,
  context: FirmContext,
): Promise<number> {
  const { tagIdList = [], userIdList = [], ...input } = params;
  const { db, user, clock, concerns } = context;
  concerns(`「${input.companyName}」`);
  await checkCompanyInput(context, input, null);
  const khbm = input.khbm || (await giveCustomerCode(context));
  const now = clock.now();
  const { companyId } = await db
    .insertInto("company")
    .values({ ...companyValues(input), ...TAKEN_ON, khbm, createTime: now, updateTime: now })
    .returning("companyId")
    .executeTakeFirstOrThrow();
  if (tagIdList.length > 0) await setTags(db, [companyId], tagIdList, "add");
  const scope = await companyScope(db, user);
  const staff = userIdList.length === 0 && scope !== null ? [user.id] : userIdList;
  if (staff.length > 0) await grantCompanies(context, [{ companyId, companyName: input.companyName }], staff);
  return companyId;
}

const TAKEN_ON = { isRemove: 0, isFdq: false };
