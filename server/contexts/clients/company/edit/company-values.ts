import { nameInitials, readName } from "../../../../../src/domain/name-reading.ts";
import type { CompanyInput } from "./company-input.ts";

/** The columns that the form decides, as they are stored: blank texts as null, money with two decimals. */
export function companyValues(input: CompanyInput) {
  const { companyName, taxlayerNo, taxlayerType, nsqxdm, companyType, beginDate, provinceId } = input;
  return {
    companyName,
    zjm: nameInitials(companyName),
    reading: readName(companyName),
    taxlayerNo,
    taxlayerType,
    nsqxdm,
    companyType,
    beginDate,
    provinceId,
    registrationDate: text(input.registrationDate),
    registType: text(input.registType),
    registCapital: money(input.registCapital),
    investLimit: money(input.investLimit),
    address: text(input.address),
    businessScope: text(input.businessScope),
    industry: text(input.industry),
    scales: text(input.scales),
    surtaxReliefFrom: text(input.surtaxReliefFrom),
    surtaxReliefTo: text(input.surtaxReliefTo),
    personCount: input.personCount ?? null,
    legalPerson: text(input.legalPerson),
    legalPersonPhone: text(input.legalPersonPhone),
    legalPersonIdCardType: text(input.legalPersonIdCardType),
    legalPersonIdCardNo: text(input.legalPersonIdCardNo),
    financePerson: text(input.financePerson),
    financePersonPhone: text(input.financePersonPhone),
    taxProxyPersonName: text(input.taxProxyPersonName),
    taxPersonPhone: text(input.taxPersonPhone),
    taxlayerCreditRating: text(input.taxlayerCreditRating),
    evaluateYear: input.evaluateYear ?? null,
  };
}

function text(value: string | null | undefined): string | null {
  return value?.trim() ? value.trim() : null;
}

export function money(yuan: number | null | undefined): string | null {
  return yuan === null || yuan === undefined ? null : yuan.toFixed(2);
}
