import type { JobAbandonments } from "../../contracts/job-abandonments.ts";
import type { JobKinds } from "../../contracts/job-kind.ts";
import { INVOICE_COLLECTION, abandonCollection, collectionJob } from "./invoice/collect-invoices.ts";
import {
  SELECTION_CONFIRMATION,
  abandonConfirmation,
  confirmationJob,
} from "./tax-confirm/confirm-selection.ts";
import { TAX_DECLARATION, abandonDeclaration, declarationJob } from "./tax-declare/declare-taxes.ts";
import { TAX_ESTIMATE, abandonEstimate, estimateJob } from "./company-period/estimate-job.ts";

export const taxJobs: JobKinds = {
  [INVOICE_COLLECTION]: collectionJob,
  [SELECTION_CONFIRMATION]: confirmationJob,
  [TAX_DECLARATION]: declarationJob,
  [TAX_ESTIMATE]: estimateJob,
};

export const taxAbandonments: JobAbandonments = {
  [INVOICE_COLLECTION]: abandonCollection,
  [SELECTION_CONFIRMATION]: abandonConfirmation,
  [TAX_DECLARATION]: abandonDeclaration,
  [TAX_ESTIMATE]: abandonEstimate,
};
