import type { JobKinds } from "../../contracts/job-kind.ts";
import { INVOICE_COLLECTION, collectionJob } from "./invoice/collect-invoices.ts";
import { SELECTION_CONFIRMATION, confirmationJob } from "./tax-confirm/confirm-selection.ts";
import { OTHER_TAX_DECLARATION, otherTaxJob } from "./tax-declare/declare-other-taxes.ts";
import { TAX_DECLARATION, declarationJob } from "./tax-declare/declare-taxes.ts";
import { TAX_ESTIMATE, estimateJob } from "./company-period/estimate-job.ts";

export const taxJobs: JobKinds = {
  [INVOICE_COLLECTION]: collectionJob,
  [SELECTION_CONFIRMATION]: confirmationJob,
  [TAX_DECLARATION]: declarationJob,
  [OTHER_TAX_DECLARATION]: otherTaxJob,
  [TAX_ESTIMATE]: estimateJob,
};
