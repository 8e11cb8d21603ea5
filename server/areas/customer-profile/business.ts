import type { FirmHandler } from "../../binding/handler.ts";
import { readClientCompany, readCompany, yuan } from "../company/client-company.ts";
import { type CompanyInput, checkCompanyInput, keepSecrets } from "../company/company-input.ts";
import { companyValues } from "../company/company-values.ts";
import { refuseRace } from "../company/duplicate-faults.ts";
import { takeCompanies } from "../company/take-companies.ts";

/** Everything that is known of the customer; what is personal is masked. */
export const businessInfo: FirmHandler<{ readonly qyid: number }> = async ({ qyid }, context) =>
  await readClientCompany(context, qyid);

interface UpdateParams extends Partial<CompanyInput> {
  readonly qyid: number;
}

/** Changes what is sent and leaves the rest. A secret that equals the stored one's mask was left alone. */
export const updateBusiness: FirmHandler<UpdateParams> = async ({ qyid, ...given }, context) => {
  await takeCompanies(context, [qyid]);
  const stored = await readCompany(context, qyid);
  const { registCapital, investLimit, ...same } = stored;
  const before = { ...same, registCapital: yuan(registCapital), investLimit: yuan(investLimit) };
  const input: CompanyInput = { ...before, ...keepSecrets(given, stored) };
  await checkCompanyInput(context, input, qyid);
  const { db, clock } = context;
  await refuseRace(
    db
      .updateTable("company")
      .set({ ...companyValues(input), khbm: input.khbm || stored.khbm, updateTime: clock.now() })
      .where("companyId", "=", qyid)
      .execute(),
  );
  return null;
};
