import { periodLabel } from "../../../src/domain/period.ts";
import type { FirmHandler } from "../../binding/handler.ts";
import { readClientCompany } from "../company/client-company.ts";

/** How the company files, who acts for it at the tax bureau, and its credit there. */
export const financeTaxInfo: FirmHandler<{ readonly qyid: number }> = async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  const { companyId, taxlayerType, nsqxdm, taxlayerCreditRating, evaluateYear } = company;
  const { isFdq, fdqStartYear, fdqStartMonth, fdqStopYear, fdqStopMonth } = company;
  const { financePerson, financePersonPhone, taxProxyPersonName, taxPersonPhone } = company;
  const ends = [month(fdqStartYear, fdqStartMonth), month(fdqStopYear, fdqStopMonth)];
  return {
    ...{ companyId, taxlayerType, nsqxdm, taxlayerCreditRating, evaluateYear },
    ...{ isFdq, fdqStartYear, fdqStartMonth, fdqStopYear, fdqStopMonth },
    ...{ financePerson, financePersonPhone, taxProxyPersonName, taxPersonPhone },
    fdqPeriod: isFdq ? ends.map((end) => end ?? "").join(" 至 ") : null,
  };
};

function month(year: number | null, number: number | null): string | null {
  return year === null || number === null
    ? null
    : periodLabel(`${year}-${String(number).padStart(2, "0")}`);
}
