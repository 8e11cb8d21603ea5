import { maskPhone } from "../../../../../src/domain/mask.ts";
import { operation } from "../../../../contracts/operation.ts";
import { fetchPage } from "../../../../records/query/fetch-page.ts";
import { readCompany } from "../client-company.ts";

const ALL = 500;

/** The company's contacts, the common one first; phones are masked. */
export const listContacts = operation("company.contact.list", async (params, { db, user }) => {
  const { companyId, id, pageNum = 1, pageSize = ALL } = params;
  const { companyName } = await readCompany({ db, user }, companyId);
  const contacts = db
    .selectFrom("companyContact")
    .selectAll()
    .where("companyId", "=", companyId)
    .orderBy("isCommon", "desc")
    .orderBy("id");
  const page = await fetchPage(id === undefined ? contacts : contacts.where("id", "=", id), {
    pageNum,
    pageSize,
  });
  return {
    list: page.list.map((contact) => ({
      id: contact.id,
      companyId,
      companyName,
      name: contact.name,
      post: contact.post,
      phone: maskPhone(contact.phone),
      email: contact.email,
      wechat: contact.wechat,
      isDecisionMaker: contact.isDecisionMaker,
      isCommon: contact.isCommon,
      remark: contact.remark,
      createTime: contact.createTime,
      rowVersion: contact.rowVersion,
    })),
    total: page.total,
  };
});
