import { maskPhone } from "../../../../src/domain/mask.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { recommendedCompanies } from "./recommended-companies.ts";

const SHOWN_RECORDS = 5;
const SHOWN_CHANGES = 20;

const RECORD_FIELDS = ["recordId", "title", "visitTime", "userName", "method", "result", "content"] as const;
const CHANGE_FIELDS = ["id", "beforeLevel", "relationshipLevel", "reason", "userName", "createTime"] as const;

/** The reasons for a visit of one client, its contacts, and its earlier visits. */
export const recommendDetail = operation("visit.recommend.detail", async ({ qyId }, context) => {
  const [company] = await recommendedCompanies(context, qyId);
  if (!company) throw new Refusal("missing", "客户已停止服务或已被删除，请刷新后重试");
  const { taxlayerType: _type, ...shown } = company;
  const contacts = await context.db
    .selectFrom("companyContact")
    .select(["name", "post", "phone", "isDecisionMaker"])
    .where("companyId", "=", qyId)
    .orderBy("isCommon", "desc")
    .orderBy("id")
    .execute();
  const visits = await RecordStore.open("visitRecord", context);
  const changes = await RecordStore.open("relationChange", context);
  const recent = await visits.page({ where: { qyId } }, { pageNum: 1, pageSize: SHOWN_RECORDS });
  const changed = await changes.page({ where: { qyId } }, { pageNum: 1, pageSize: SHOWN_CHANGES });
  return {
    ...shown,
    contacts: contacts.map((contact) => ({ ...contact, phone: maskPhone(contact.phone) })),
    recentRecords: await visits.presentOnly(recent.list, RECORD_FIELDS),
    relationChanges: await changes.presentOnly(changed.list, CHANGE_FIELDS),
  };
});
