import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { regionFaults, regionValues } from "../company/edit/administrative-region.ts";
import { readClientCompany, readCompany, yuan } from "../company/client-company.ts";
import { type CompanyInput, checkCompanyInput, restoreSecrets } from "../company/edit/company-input.ts";
import { companyValues } from "../company/edit/company-values.ts";
import { takeCompanies } from "../company/take-companies.ts";
import { keepModifications } from "../delegation/company-modifications.ts";

/** All facts of the customer; personal data is masked. */
export const businessInfo = operation(
  ["customerProfile.businessInfo", "customerProfile.business.query"],
  async ({ qyid }, context) => await readClientCompany(context, qyid),
);

type UpdateParams = ParamsOf<"customerProfile.business.update">;

/** Changes what is sent and leaves the rest. A secret that equals the stored one's mask was left alone. */
export const updateBusiness = operation("customerProfile.business.update", async (params, context) => {
  const { before, after } = await changeBusiness(context, params);
  await keepModifications(context, params.qyid, { before, after, source: "manual" });
  return null;
});

/** See `updateBusiness`; keeps no record of it. Returns the company as it was, and what is kept of it now. */
export async function changeBusiness(context: FirmContext, { qyid, xzqhId, ...given }: UpdateParams) {
  await takeCompanies(context, [qyid]);
  const stored = await readCompany(context, qyid);
  const { registCapital, investLimit, ...same } = stored;
  const before = { ...same, registCapital: yuan(registCapital), investLimit: yuan(investLimit) };
  const input: CompanyInput = { ...before, ...restoreSecrets(given, stored) };
  await checkCompanyInput(context, input, qyid, regionFaults(xzqhId, input.provinceId));
  const { db, clock } = context;
  const after = companyValues(input);
  const region = regionValues(xzqhId, { ...stored, provinceId: input.provinceId });
  await db
    .updateTable("company")
    .set({ ...after, ...region, khbm: input.khbm || stored.khbm, updateTime: clock.now() })
    .where("companyId", "=", qyid)
    .execute();
  return { before: stored, after };
}
