import type { FirmHandler } from "../../binding/handler.ts";
import { readClientCompany, yuan } from "../company/client-company.ts";
import { type ClientCompany, completenessOf } from "./completeness.ts";
import { readService } from "./service.ts";

interface OfCompany {
  readonly qyid: number;
}

/** What stands above a customer's file. */
export const profileHead: FirmHandler<OfCompany> = async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  return { ...identify(company), completeness: completenessOf(company).percent };
};

/** The customer at a glance. */
export const profileOverview: FirmHandler<OfCompany> = async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  const { percent, missing } = completenessOf(company);
  const service = await readService(context.db, qyid);
  const contacts = await context.db
    .selectFrom("companyContact")
    .select(["id", "isCommon"])
    .where("companyId", "=", qyid)
    .execute();
  const { companyType, provinceId, industry, legalPerson, lxrName, lxrPhone } = company;
  const { beginDate, stopPeriod, createTime, updateTime } = company;
  return {
    ...identify(company),
    ...{ companyType, provinceId, industry, legalPerson, lxrName, lxrPhone },
    ...{ beginDate, stopPeriod, createTime, updateTime },
    percent,
    missingText: missing.join("、"),
    contactId: contacts.find(({ isCommon }) => isCommon)?.id ?? null,
    contactCount: contacts.length,
    monthFee: yuan(service?.monthFee ?? null),
    serviceEnd: service?.serviceEnd ?? null,
  };
};

function identify(company: ClientCompany) {
  const { companyId, companyName, taxlayerNo, taxlayerType, nsqxdm, statusCode } = company;
  const { khbm, zjm, tags, userNames } = company;
  return {
    ...{ companyId, companyName, taxlayerNo, taxlayerType, nsqxdm, statusCode },
    ...{ khbm, zjm, tags, userNames },
  };
}
