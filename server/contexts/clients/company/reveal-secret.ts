import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readCompany } from "./client-company.ts";
import { findContact } from "./contacts/find-contact.ts";

const TITLES = {
  legalPersonPhone: "法人手机号",
  legalPersonIdCardNo: "法人证件号码",
  financePersonPhone: "财务负责人手机号",
  taxPersonPhone: "办税员手机号",
  contactPhone: "联系人手机号",
} as const;

/** The whole text behind a mask. It is a write so that the operation log keeps who looked at what. */
export const revealSecret = operation("company.reveal", async ({ companyId, field, contactId }, context) => {
  context.concerns(`客户 ${companyId} 的${TITLES[field]}`);
  const company = await readCompany(context, companyId);
  context.concerns(`「${company.companyName}」的${TITLES[field]}`);
  if (field !== "contactPhone") return company[field] ?? refuseBlank(TITLES[field]);
  if (contactId === undefined) return refuseBlank("联系人");
  const contact = await findContact(context, contactId, companyId);
  context.concerns(`「${company.companyName}」联系人${contact.name}的手机号`);
  return contact.phone;
});

function refuseBlank(title: string): never {
  throw new Refusal("missing", `${title}尚未填写`);
}
