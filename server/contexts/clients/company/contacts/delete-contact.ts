import { operation } from "../../../../contracts/operation.ts";
import { contactMissing, findContact } from "./find-contact.ts";
import { holdCompanies } from "../take-companies.ts";

/** Deletes a contact; the oldest of the others takes the place of a common one. */
export const deleteContact = operation(
  ["customerProfile.contact.delete", "company.contact.delete"],
  async ({ id, companyId }, context) => {
    const { db, concerns } = context;
    concerns(`联系人 ${id}`);
    const contact = await findContact(context, id, companyId);
    const [company] = await holdCompanies(context, [contact.companyId]);
    concerns(`「${company.companyName}」的联系人${contact.name}`);
    const { numDeletedRows } = await db
      .deleteFrom("companyContact")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw contactMissing();
    const heir = await db
      .selectFrom("companyContact")
      .select("id")
      .where("companyId", "=", contact.companyId)
      .orderBy("id")
      .executeTakeFirst();
    if (contact.isCommon && heir) {
      await db.updateTable("companyContact").set({ isCommon: true }).where("id", "=", heir.id).execute();
    }
    return null;
  },
);
