import type { JobAbandonments } from "../../contracts/job-abandonments.ts";
import type { JobKinds } from "../../contracts/job-kind.ts";
import type { Schedule } from "../../platform/jobs/schedules.ts";
import {
  SETTLEMENT_CALCULATION,
  abandonSettlementCalculation,
  settlementCalculationJob,
} from "./annual-settlement/calculate-settlements.ts";
import { ADVANCE_COLLECTION, advanceCollectionJob } from "./invoice/collect-in-advance.ts";
import { FILING_DECLARATION } from "./filing/declare-filings.ts";
import { abandonFilings, filingJob } from "./filing/filing-job.ts";
import { INVOICE_COLLECTION, abandonCollection, collectionJob } from "./invoice/collect-invoices.ts";
import {
  SELECTION_CONFIRMATION,
  abandonConfirmation,
  confirmationJob,
} from "./tax-confirm/confirm-selection.ts";
import { OTHER_TAX_DECLARATION } from "./tax-declare/declare-other-taxes.ts";
import { abandonOtherTaxes, otherTaxJob } from "./tax-declare/other-tax-job.ts";
import { TAX_ESTIMATE, abandonEstimate, estimateJob } from "./company-period/estimate-job.ts";

export const taxJobs: JobKinds = {
  [ADVANCE_COLLECTION]: advanceCollectionJob,
  [FILING_DECLARATION]: filingJob,
  [INVOICE_COLLECTION]: collectionJob,
  [SELECTION_CONFIRMATION]: confirmationJob,
  [OTHER_TAX_DECLARATION]: otherTaxJob,
  [SETTLEMENT_CALCULATION]: settlementCalculationJob,
  [TAX_ESTIMATE]: estimateJob,
};

export const taxAbandonments: JobAbandonments = {
  [INVOICE_COLLECTION]: abandonCollection,
  [SELECTION_CONFIRMATION]: abandonConfirmation,
  [OTHER_TAX_DECLARATION]: abandonOtherTaxes,
  [FILING_DECLARATION]: abandonFilings,
  [SETTLEMENT_CALCULATION]: abandonSettlementCalculation,
  [TAX_ESTIMATE]: abandonEstimate,
};

export const taxSchedules: readonly Schedule[] = [
  { id: ADVANCE_COLLECTION, kind: ADVANCE_COLLECTION, title: "提前采集发票", at: "05:00", params: {} },
];
