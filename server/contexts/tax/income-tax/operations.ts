import { type FirmOperation, operation } from "../../../contracts/operation.ts";
import { adjustFiling, resetFiling } from "./adjust-filing.ts";
import { calculateFilings } from "./calculate-filings.ts";
import { explainFiling } from "./explain-filing.ts";
import { declarePrepayments, notifyPrepayments, savePrepayments } from "./filing-acts.ts";
import { previewFilings } from "./preview-filings.ts";
import { CORPORATE_TAX, OPERATING_TAX } from "./income-tax-type.ts";
import { countFilings, listFilings } from "./list-filings.ts";

/** Operations on the quarterly prepayments of income tax. */
export const incomeTaxOperations: readonly FirmOperation[] = [
  operation("incomeTax.corporate.page", listFilings(CORPORATE_TAX, "incomeTax.corporate.page")),
  operation("incomeTax.corporate.count", countFilings(CORPORATE_TAX, "incomeTax.corporate.page")),
  operation("incomeTax.corporate.detail", explainFiling(CORPORATE_TAX)),
  operation("incomeTax.corporate.calculate", calculateFilings(CORPORATE_TAX)),
  operation("incomeTax.corporate.adjust", adjustFiling(CORPORATE_TAX)),
  operation("incomeTax.corporate.reset", resetFiling(CORPORATE_TAX)),
  operation("incomeTax.corporate.preview", previewFilings(CORPORATE_TAX)),
  operation("incomeTax.corporate.confirmTax", notifyPrepayments(CORPORATE_TAX)),
  operation("incomeTax.corporate.batchSubmit", declarePrepayments(CORPORATE_TAX)),
  operation("incomeTax.corporate.paymentStatus", savePrepayments(CORPORATE_TAX)),
  operation("incomeTax.operating.page", listFilings(OPERATING_TAX, "incomeTax.operating.page")),
  operation("incomeTax.operating.count", countFilings(OPERATING_TAX, "incomeTax.operating.page")),
  operation("incomeTax.operating.detail", explainFiling(OPERATING_TAX)),
  operation("incomeTax.operating.calculate", calculateFilings(OPERATING_TAX)),
  operation("incomeTax.operating.adjust", adjustFiling(OPERATING_TAX)),
  operation("incomeTax.operating.reset", resetFiling(OPERATING_TAX)),
  operation("incomeTax.operating.preview", previewFilings(OPERATING_TAX)),
  operation("incomeTax.operating.confirmTax", notifyPrepayments(OPERATING_TAX)),
  operation("incomeTax.operating.batchSubmit", declarePrepayments(OPERATING_TAX)),
  operation("incomeTax.operating.paymentStatus", savePrepayments(OPERATING_TAX)),
];
