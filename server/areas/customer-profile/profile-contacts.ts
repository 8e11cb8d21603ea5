import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { listContacts } from "../company/list-contacts.ts";
import { saveContact } from "../company/save-contact.ts";

interface OfCompany {
  readonly qyid: number;
}

type ParamsOf<Handler> = Handler extends FirmHandler<infer Params> ? Params : never;

/** The same contacts under the profile's name for a company. */
const renamed =
  <Params extends { readonly companyId: number }>(
    handler: FirmHandler<Params>,
  ): FirmHandler<Omit<Params, "companyId"> & OfCompany> =>
  async ({ qyid, ...params }, context: FirmContext) =>
    await handler({ ...params, companyId: qyid } as unknown as Params, context);

export const profileContacts = renamed<ParamsOf<typeof listContacts>>(listContacts);
export const saveProfileContact = renamed<ParamsOf<typeof saveContact>>(saveContact);
