import { maskPhone } from "../../../src/domain/mask.ts";
import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { RecordStore } from "../../records/record-store.ts";
import { recommendedCompanies } from "./recommended-companies.ts";

const SHOWN_RECORDS = 5;
const SHOWN_CHANGES = 20;

/** Why one client should be visited, whom to talk to, and how it went before. */
export const recommendDetail: FirmHandler<{ readonly qyId: number }> = async ({ qyId }, context) => {
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
  const shapes = context.project.operations.get("visit.recommend.detail")?.result.properties;
  const present = async (record: string, property: string, most: number) => {
    const store = await RecordStore.open(record, context);
    const { list } = await store.page({ where: { qyId } }, { pageNum: 1, pageSize: most });
    return await store.present(list, shapes?.[property]?.items);
  };
  return {
    ...shown,
    contacts: contacts.map((contact) => ({ ...contact, phone: maskPhone(contact.phone) })),
    recentRecords: await present("visitRecord", "recentRecords", SHOWN_RECORDS),
    relationChanges: await present("relationChange", "relationChanges", SHOWN_CHANGES),
  };
};
