import { operation } from "../../../contracts/operation.ts";
import { declareFilings } from "../filing/declare-filings.ts";
import { VAT } from "../tax-notice/vat.ts";
import { submitOtherTaxes } from "./declare-other-taxes.ts";

/** Of the code table `declareScope`. */
const OTHER_TAXES = 1;

/** Leaves a job that declares the taxes that their companies were notified of; names those that cannot be. */
export const submitDeclarations = operation("taxDeclare.batchSubmit", async (params, context) => {
  if (params.scope === OTHER_TAXES) return await submitOtherTaxes(params, context);
  const { qyIdList: companyIds, kjnd, kjqj, ...wanted } = params;
  return await declareFilings(VAT, { month: { kjnd, kjqj }, companyIds }, wanted, context);
});
