import type { FirmOperation } from "../../../contracts/operation.ts";
import { annualInvoices } from "./annual-invoices.ts";
import { annualInvoiceTotals } from "./annual-totals.ts";
import { filingPage, taxReport } from "./filing-view.ts";
import { processDetail, progressPage, stageCounts } from "./process-view.ts";
import { progressStatistics } from "./progress-statistics.ts";
import { certificatePage, downloadCertificate } from "./tax-certificates.ts";

export const progressOperations: readonly FirmOperation[] = [
  annualInvoices,
  annualInvoiceTotals,
  filingPage,
  taxReport,
  processDetail,
  progressPage("progress.processView.page"),
  stageCounts,
  progressStatistics,
  downloadCertificate,
  certificatePage,
];
