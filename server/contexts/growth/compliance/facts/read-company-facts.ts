import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { contractState } from "../../../clients/door.ts";
import type { RiskFacts } from "../risk-facts.ts";

type CompanyFacts = Pick<
  RiskFacts,
  "companyId" | "taxlayerType" | "creditRating" | "missing" | "personCount" | "daysLeft"
>;

/** The facts that the files of companies show on a day (`YYYY-MM-DD`). */
export async function readCompanyFacts(
  db: TenantDb,
  companyIds: readonly number[],
  today: string,
): Promise<CompanyFacts[]> {
  const companies = await db
    .selectFrom("company")
    .leftJoin("companyService as service", "service.companyId", "company.companyId")
    .select([
      "company.companyId",
      "company.taxlayerType",
      "company.taxlayerCreditRating",
      "company.personCount",
      "company.legalPersonIdCardNo",
      "company.businessScope",
      "company.financePerson",
      "company.registrationDate",
      "company.address",
      "service.serviceEnd",
    ])
    .where("company.companyId", "in", companyIds)
    .orderBy("company.companyId")
    .execute();
  return companies.map((company) => ({
    companyId: company.companyId,
    taxlayerType: company.taxlayerType,
    creditRating: company.taxlayerCreditRating,
    personCount: company.personCount,
    missing: ASKED.flatMap(([name, title]) =>
      company[name] === null || company[name] === "" ? [title] : [],
    ),
    daysLeft: contractState({ serviceStart: null, serviceEnd: company.serviceEnd }, today).daysLeft,
  }));
}

const ASKED = [
  ["legalPersonIdCardNo", "法定代表人证件号码"],
  ["businessScope", "经营范围"],
  ["personCount", "从业人数"],
  ["financePerson", "财务负责人"],
  ["registrationDate", "成立日期"],
  ["address", "注册地址"],
] as const;
