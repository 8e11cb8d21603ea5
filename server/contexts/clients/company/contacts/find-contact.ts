import { Refusal } from "../../../../platform/errors.ts";
import { type Reading, readCompany } from "../client-company.ts";

/** The contact, of this company when one is named. Refuses one of a company that the user may not see. */
export async function findContact({ db, user }: Reading, id: number, companyId?: number) {
  const contact = await db.selectFrom("companyContact").selectAll().where("id", "=", id).executeTakeFirst();
  if (!contact || (companyId !== undefined && contact.companyId !== companyId)) {
    throw contactMissing();
  }
  await readCompany({ db, user }, contact.companyId);
  return contact;
}

export function contactMissing(): Refusal {
  return new Refusal("missing", "联系人不存在或已被删除，请刷新后重试");
}
