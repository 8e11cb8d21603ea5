import { periodLabel } from "../../../../src/domain/period.ts";
import { operation } from "../../../contracts/operation.ts";
import { readClientCompany } from "../company/client-company.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";

const SHOWN = [
  "companyId",
  "taxlayerType",
  "nsqxdm",
  "taxlayerCreditRating",
  "evaluateYear",
  "isFdq",
  "fdqStartYear",
  "fdqStartMonth",
  "fdqStopYear",
  "fdqStopMonth",
  "financePerson",
  "financePersonPhone",
  "taxProxyPersonName",
  "taxPersonPhone",
] as const;

/** The filing of the company, its agent at the tax bureau, and its credit there. */
export const financeTaxInfo = operation("customerProfile.financeTaxInfo", async ({ qyid }, context) => {
  const company = await readClientCompany(context, qyid);
  const { isFdq, fdqStartYear, fdqStartMonth, fdqStopYear, fdqStopMonth } = company;
  const ends = [month(fdqStartYear, fdqStartMonth), month(fdqStopYear, fdqStopMonth)];
  return {
    ...pickFields(company, SHOWN),
    fdqPeriod: isFdq ? ends.map((end) => end ?? "").join(" 至 ") : null,
  };
});

function month(year: number | null, number: number | null): string | null {
  return year === null || number === null ? null : periodLabel(`${year}-${String(number).padStart(2, "0")}`);
}
