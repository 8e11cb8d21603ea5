import { RECORD_IMPORT, importRecordsJob } from "../records/import-records.ts";
import { TAX_ESTIMATE, estimateJob } from "./company-period/estimate-job.ts";
import { INVOICE_COLLECTION, collectionJob } from "./invoice/collect-invoices.ts";
import { SELECTION_CONFIRMATION, confirmationJob } from "./tax-confirm/confirm-selection.ts";
import { TAX_DECLARATION, declarationJob } from "./tax-declare/declare-taxes.ts";
import type { JobKinds } from "../jobs/job-kind.ts";
import { COMPANY_IMPORT, importCompaniesJob } from "./company/import-companies.ts";
import { INSIGHT_JOB, insightJob } from "./compliance/insight-job.ts";
import { VISIT_REPORT, visitReportJob } from "./visit/visit-report-job.ts";
import { DELEGATION_JOB, delegationJob } from "./delegation/delegation-job.ts";
import { exportDistributionJob } from "./department/export-distribution.ts";
import { LOG_CHECK, checkLogJob } from "./operator-log/check-log-job.ts";
import { PIT_COLLECT, collectDeclarationsJob } from "./pit/collect-declarations.ts";
import { PIT_REVOKE, revokeDeclarationsJob } from "./pit/revoke-declaration.ts";
import { SALARY_IMPORT, importSalaryJob } from "./salary/salary-import.ts";
import { INVOICE_EXPORT, exportInvoicesJob } from "./task-centre/export-invoices-job.ts";
import { RETENTION_SWEEP, sweepJob } from "../growth/sweep-job.ts";
import { exportJob } from "./task-centre/export-job.ts";
import { exportUsersJob } from "./user/export-users-job.ts";
import { STATEMENT_COLLECTION, collectStatementsJob } from "./bank-account/collect-statements.ts";
import { STATEMENT_IMPORT, importStatementJob } from "./bank-entry/import-statement.ts";
import { TAX_COLLECTION, collectTaxesJob } from "./collection/collect-taxes.ts";
import { RHYTHM_EXPORT, exportRhythmJob } from "./work-progress/export-rhythm.ts";
import { BATCH_DISPATCH, batchAddJob } from "./company-user-auth/batch-add-job.ts";
import { GRANT_EXPORT, exportGrantsJob } from "./company-user-auth/export-grants.ts";

/** A workbook with more rows is of no use to anybody. */
const MAX_EXPORTED = 50_000;

/** What every kind of long task does. */
export const jobKinds: JobKinds = {
  [STATEMENT_COLLECTION]: collectStatementsJob,
  [STATEMENT_IMPORT]: importStatementJob,
  [TAX_COLLECTION]: collectTaxesJob,
  [COMPANY_IMPORT]: importCompaniesJob,
  [DELEGATION_JOB]: delegationJob,
  "department.exportDistribution": exportDistributionJob,
  [LOG_CHECK]: checkLogJob,
  [PIT_COLLECT]: collectDeclarationsJob,
  [PIT_REVOKE]: revokeDeclarationsJob,
  [INVOICE_COLLECTION]: collectionJob,
  [RECORD_IMPORT]: importRecordsJob,
  [SELECTION_CONFIRMATION]: confirmationJob,
  [TAX_DECLARATION]: declarationJob,
  [TAX_ESTIMATE]: estimateJob,
  [SALARY_IMPORT]: importSalaryJob,
  [INSIGHT_JOB]: insightJob,
  [VISIT_REPORT]: visitReportJob,
  [INVOICE_EXPORT]: exportInvoicesJob,
  [RETENTION_SWEEP]: sweepJob,
  screenExport: exportJob(MAX_EXPORTED),
  [RHYTHM_EXPORT]: exportRhythmJob,
  "user.export": exportUsersJob,
  [BATCH_DISPATCH]: batchAddJob,
  [GRANT_EXPORT]: exportGrantsJob,
};
