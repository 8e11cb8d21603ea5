import { companyScope, withinScope } from "../../../access/company-scope.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";

/** A client, and who reads what it is sent. */
export interface Recipient {
  readonly companyId: number;
  readonly companyName: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  /** In words for the user; null: it can be sent. */
  readonly obstacle: string | null;
}

/** The clients that the user may see, each with its common contact, or else the first one that has a phone. */
export async function readRecipients(
  { db, user }: Pick<FirmContext, "db" | "user">,
  companyIds: readonly number[],
): Promise<Recipient[]> {
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName", "isRemove"])
    .where("companyId", "in", companyIds)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("companyId")
    .execute();
  const contacts = await db
    .selectFrom("companyContact")
    .select(["companyId", "name", "phone"])
    .where("companyId", "in", companyIds)
    .where("phone", "<>", "")
    .orderBy("isCommon", "desc")
    .orderBy("id")
    .execute();
  return companies.map(({ companyId, companyName, isRemove }) => {
    const contact = contacts.find((known) => known.companyId === companyId);
    return {
      companyId,
      companyName,
      contactName: contact?.name ?? null,
      phone: contact?.phone ?? null,
      obstacle: isRemove === 1 ? "客户在回收站中" : contact ? null : "没有可用的手机号",
    };
  });
}
