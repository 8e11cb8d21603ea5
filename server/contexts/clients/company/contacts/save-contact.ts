import { maskPhone } from "../../../../../src/domain/mask.ts";
import { operation } from "../../../../contracts/operation.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { findContact } from "./find-contact.ts";
import { takeCompanies } from "../take-companies.ts";

/** Adds or changes a contact. One is always the common one: it stays so until another is made it; a phone that equals the stored one's mask was left alone. */
export const saveContact = operation("company.contact.save", async (params, context) => {
  const { id, companyId, name, phone, isDecisionMaker = false, ...texts } = params;
  const { db, clock, concerns } = context;
  const [company] = await takeCompanies(context, [companyId]);
  concerns(`「${company.companyName}」的联系人${name}`);
  const stored = id === undefined ? null : await findContact(context, id, companyId);
  const whole =
    stored && (phone ?? maskPhone(stored.phone)) === maskPhone(stored.phone) ? stored.phone : phone;
  if (whole === undefined) refusePhone("请填写手机号");
  if (whole.includes("*")) refusePhone("请填写完整的手机号");
  const others = (
    await db.selectFrom("companyContact").select(["id", "phone"]).where("companyId", "=", companyId).execute()
  ).filter((contact) => contact.id !== id);
  if (others.some((contact) => contact.phone === whole)) refusePhone("该手机号已是此客户的联系人");
  const isCommon = others.length === 0 || stored?.isCommon === true || params.isCommon === true;
  if (isCommon) await clearCommon(db, companyId);
  const values = {
    name,
    phone: whole,
    post: texts.post || null,
    email: texts.email || null,
    wechat: texts.wechat || null,
    remark: texts.remark || null,
    isDecisionMaker,
    isCommon,
  };
  if (stored) {
    await db.updateTable("companyContact").set(values).where("id", "=", stored.id).execute();
    return { id: stored.id };
  }
  return await db
    .insertInto("companyContact")
    .values({ ...values, companyId, createTime: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
});

/** Makes the contact the one that lists show. */
export const makeContactCommon = operation("customerProfile.contact.common", async ({ id }, context) => {
  const { db, concerns } = context;
  concerns(`联系人 ${id}`);
  const contact = await findContact(context, id);
  const [company] = await takeCompanies(context, [contact.companyId]);
  concerns(`「${company.companyName}」的联系人${contact.name}`);
  await clearCommon(db, contact.companyId);
  await db.updateTable("companyContact").set({ isCommon: true }).where("id", "=", id).execute();
  return null;
});

async function clearCommon(db: TenantDb, companyId: number): Promise<void> {
  await db
    .updateTable("companyContact")
    .set({ isCommon: false })
    .where("companyId", "=", companyId)
    .where("isCommon", "=", true)
    .execute();
}

function refusePhone(message: string): never {
  throw new Refusal("validation", message, [{ path: "phone", message }]);
}
