import type { JobKinds } from "../../contracts/job-kind.ts";
import { INCOME_TAX_DECLARATION, incomeTaxDeclarationJob } from "./income-tax/declare-filings.ts";
import { INVOICE_COLLECTION, collectionJob } from "./invoice/collect-invoices.ts";
import { SELECTION_CONFIRMATION, confirmationJob } from "./tax-confirm/confirm-selection.ts";
import { TAX_DECLARATION, declarationJob } from "./tax-declare/declare-taxes.ts";
import { TAX_ESTIMATE, estimateJob } from "./company-period/estimate-job.ts";

export const taxJobs: JobKinds = {
  [INCOME_TAX_DECLARATION]: incomeTaxDeclarationJob,
  [INVOICE_COLLECTION]: collectionJob,
  [SELECTION_CONFIRMATION]: confirmationJob,
  [TAX_DECLARATION]: declarationJob,
  [TAX_ESTIMATE]: estimateJob,
};
