import { operation } from "../../../contracts/operation.ts";
import { readClientCompany, yuan } from "../company/client-company.ts";
import { completenessOf } from "./completeness.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { readService } from "./service.ts";

const IDENTITY = [
  "companyId",
  "companyName",
  "taxlayerNo",
  "taxlayerType",
  "nsqxdm",
  "statusCode",
  "statusRemark",
  "khbm",
  "zjm",
  "tags",
  "userNames",
] as const;

const GLANCE = [
  "companyType",
  "provinceId",
  "industry",
  "legalPerson",
  "lxrName",
  "lxrPhone",
  "beginDate",
  "stopPeriod",
  "createTime",
  "updateTime",
] as const;

/** The head of a customer's file. */
export const profileHead = operation("customerProfile.head", async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  return { ...pickFields(company, IDENTITY), completeness: completenessOf(company).percent };
});

/** The customer at a glance. */
export const profileOverview = operation("customerProfile.overview", async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  const { percent, missing } = completenessOf(company);
  const service = await readService(context.db, qyid);
  const contacts = await context.db
    .selectFrom("companyContact")
    .select(["id", "isCommon"])
    .where("companyId", "=", qyid)
    .execute();
  return {
    ...pickFields(company, IDENTITY),
    ...pickFields(company, GLANCE),
    percent,
    missingText: missing.join("、"),
    contactId: contacts.find(({ isCommon }) => isCommon)?.id ?? null,
    contactCount: contacts.length,
    monthFee: yuan(service?.monthFee ?? null),
    serviceEnd: service?.serviceEnd ?? null,
  };
});
