import { operation } from "../../../../contracts/operation.ts";
import { findContact } from "./find-contact.ts";
import { takeCompanies } from "../take-companies.ts";

/** Deletes a contact; the oldest of the others takes the place of a common one. */
export const deleteContact = operation(
  ["customerProfile.contact.delete", "company.contact.delete"],
  async ({ id, companyId }, context) => {
    const { db, concerns } = context;
    concerns(`联系人 ${id}`);
    const contact = await findContact(context, id, companyId);
    const [company] = await takeCompanies(context, [contact.companyId]);
    concerns(`「${company.companyName}」的联系人${contact.name}`);
    await db.deleteFrom("companyContact").where("id", "=", id).execute();
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
