import type { JobAbandonments } from "../../contracts/job-abandonments.ts";
import type { JobKinds } from "../../contracts/job-kind.ts";
import type { Schedule } from "../../platform/jobs/schedules.ts";
import {
  SETTLEMENT_CALCULATION,
  abandonSettlementCalculation,
  settlementCalculationJob,
} from "./annual-settlement/calculate-settlements.ts";
import {
  SETTLEMENT_DECLARATION,
  abandonSettlementDeclaration,
  settlementDeclarationJob,
} from "./annual-settlement/declare-settlements.ts";
import { ADVANCE_COLLECTION, advanceCollectionJob } from "./invoice/collect-in-advance.ts";
import {
  INCOME_TAX_DECLARATION,
  abandonIncomeTax,
  incomeTaxDeclarationJob,
} from "./income-tax/declare-filings.ts";
import { INVOICE_COLLECTION, abandonCollection, collectionJob } from "./invoice/collect-invoices.ts";
import {
  SELECTION_CONFIRMATION,
  abandonConfirmation,
  confirmationJob,
} from "./tax-confirm/confirm-selection.ts";
import { OTHER_TAX_DECLARATION, abandonOtherTaxes, otherTaxJob } from "./tax-declare/declare-other-taxes.ts";
import { TAX_DECLARATION, abandonDeclaration, declarationJob } from "./tax-declare/declaration-job.ts";
import { OPENING_IMPORT, openingImportJob } from "./opening/import-openings.ts";
import { TAX_ESTIMATE, abandonEstimate, estimateJob } from "./company-period/estimate-job.ts";

export const taxJobs: JobKinds = {
  [ADVANCE_COLLECTION]: advanceCollectionJob,
  [INCOME_TAX_DECLARATION]: incomeTaxDeclarationJob,
  [INVOICE_COLLECTION]: collectionJob,
  [SELECTION_CONFIRMATION]: confirmationJob,
  [TAX_DECLARATION]: declarationJob,
  [OTHER_TAX_DECLARATION]: otherTaxJob,
  [SETTLEMENT_CALCULATION]: settlementCalculationJob,
  [SETTLEMENT_DECLARATION]: settlementDeclarationJob,
  [OPENING_IMPORT]: openingImportJob,
  [TAX_ESTIMATE]: estimateJob,
};

export const taxAbandonments: JobAbandonments = {
  [INVOICE_COLLECTION]: abandonCollection,
  [SELECTION_CONFIRMATION]: abandonConfirmation,
  [TAX_DECLARATION]: abandonDeclaration,
  [OTHER_TAX_DECLARATION]: abandonOtherTaxes,
  [INCOME_TAX_DECLARATION]: abandonIncomeTax,
  [SETTLEMENT_CALCULATION]: abandonSettlementCalculation,
  [SETTLEMENT_DECLARATION]: abandonSettlementDeclaration,
  [TAX_ESTIMATE]: abandonEstimate,
};

export const taxSchedules: readonly Schedule[] = [
  { id: ADVANCE_COLLECTION, kind: ADVANCE_COLLECTION, title: "提前采集发票", at: "05:00", params: {} },
];
