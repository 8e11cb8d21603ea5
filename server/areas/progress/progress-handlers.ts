import type { Handlers } from "../../binding/handler.ts";
import { annualInvoices } from "./annual-invoices.ts";
import { filingPage, taxReport } from "./filing-view.ts";
import { processDetail, progressPage } from "./process-view.ts";
import { progressStatistics } from "./progress-statistics.ts";
import { certificatePage, downloadCertificate } from "./tax-certificates.ts";

export const progressHandlers: Handlers["firm"] = {
  "progress.annualInvoicePage": annualInvoices,
  "progress.fcpProgressView.page": filingPage,
  "progress.fcpProgressView.queryTaxReport": taxReport,
  "progress.processView.detail": processDetail,
  "progress.processView.page": progressPage("progress.processView.page"),
  "progress.statisticsPage": progressStatistics,
  "progress.taxCertificate.download": downloadCertificate,
  "progress.taxCertificate.page": certificatePage,
};
