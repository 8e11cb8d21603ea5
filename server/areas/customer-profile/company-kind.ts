import type { FirmHandler } from "../../binding/handler.ts";
import { readCompany } from "../company/client-company.ts";
import { listContacts } from "../company/list-contacts.ts";
import { pickFields } from "../../store/pick-fields.ts";

interface OfCompany {
  readonly qyid: number;
}

const KIND_FIELDS = [
  "companyType",
  "registType",
  "taxlayerType",
  "scales",
  "industry",
  "registrationDate",
] as const;

/** What kind of company the customer is. */
export const companyKind: FirmHandler<OfCompany> = async ({ qyid }, context) =>
  pickFields(await readCompany(context, qyid), KIND_FIELDS);

/** The contacts who decide; phones are masked. */
export const decisionMakers: FirmHandler<OfCompany> = async ({ qyid }, context) => {
  const { list } = (await listContacts({ companyId: qyid }, context)) as {
    list: readonly { readonly isDecisionMaker: boolean }[];
  };
  return list.filter(({ isDecisionMaker }) => isDecisionMaker);
};
