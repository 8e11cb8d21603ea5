import { operation } from "../../../contracts/operation.ts";
import { listContacts } from "../company/contacts/list-contacts.ts";
import { saveContact } from "../company/contacts/save-contact.ts";

/** The same contacts as the client's, which the profile calls by another name. */
export const profileContacts = operation(
  "customerProfile.contact.list",
  async ({ qyid, ...params }, context) => await listContacts.handle({ ...params, companyId: qyid }, context),
);

export const saveProfileContact = operation(
  "customerProfile.contact.save",
  async ({ qyid, ...params }, context) => await saveContact.handle({ ...params, companyId: qyid }, context),
);
