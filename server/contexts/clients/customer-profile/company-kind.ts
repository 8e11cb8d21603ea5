import { operation } from "../../../contracts/operation.ts";
import { readCompany } from "../company/client-company.ts";
import { listContacts } from "../company/contacts/list-contacts.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";

const KIND_FIELDS = [
  "companyType",
  "registType",
  "taxlayerType",
  "scales",
  "industry",
  "registrationDate",
] as const;

/** The kind of company that the customer is. */
export const companyKind = operation("customerProfile.business.companyType", async ({ qyid }, context) =>
  pickFields(await readCompany(context, qyid), KIND_FIELDS),
);

/** The contacts who decide; phones are masked. */
export const decisionMakers = operation("customerProfile.decisionMaker", async ({ qyid }, context) => {
  const { list } = await listContacts.handle({ companyId: qyid }, context);
  return list.filter(({ isDecisionMaker }) => isDecisionMaker);
});
