import { isOwnedByPersons } from "../../../../src/domain/tax/income-tax-kind.ts";
import { operation } from "../../../contracts/operation.ts";
import { readSettings } from "../collection/tax-settings.ts";
import { readCompany } from "../company/client-company.ts";

/** Of the code table `taxTypeId`. */
const CORPORATE = 3;
const PERSONAL = 11;

/** The owner's own income; tax withheld from the staff is another item of the same tax. */
const BUSINESS_INCOME = "经营所得";

/** Both are prepaid by quarter unless the bureau says otherwise. */
const BY_QUARTER = "08";

/** The income tax that a company's profit is under, the period of its declaration, and its registration at the bureau. */
export const incomeTaxGroup = operation(
  "customerProfile.business.incomeTaxGroup",
  async ({ qyid }, context) => {
    const { companyType, registType } = await readCompany(context, qyid);
    const isPersonal = isOwnedByPersons({ companyType, registType });
    const today = context.clock.now().slice(0, 10);
    const valid = (await readSettings(qyid, context)).find(
      ({ szid, zspm, startDate, endDate }) =>
        (isPersonal ? szid === PERSONAL && zspm.includes(BUSINESS_INCOME) : szid === CORPORATE) &&
        startDate <= today &&
        (endDate ?? today) >= today,
    );
    return {
      incomeTaxKind: isPersonal ? "personal" : "corporate",
      nsqxdm: valid?.sbzq ?? BY_QUARTER,
      registered: valid !== undefined,
    };
  },
);
