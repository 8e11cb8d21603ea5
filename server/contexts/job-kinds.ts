import { RECORD_IMPORT, importRecordsJob } from "../records/import/import-records.ts";
import { TAX_ESTIMATE, estimateJob } from "./tax/company-period/estimate-job.ts";
import { INVOICE_COLLECTION, collectionJob } from "./tax/invoice/collect-invoices.ts";
import { SELECTION_CONFIRMATION, confirmationJob } from "./tax/tax-confirm/confirm-selection.ts";
import { TAX_DECLARATION, declarationJob } from "./tax/tax-declare/declare-taxes.ts";
import type { JobKinds } from "../contracts/job-kind.ts";
import { COMPANY_IMPORT, importCompaniesJob } from "./clients/company/import-companies.ts";
import { INSIGHT_JOB, insightJob } from "./growth/compliance/insight-job.ts";
import { VISIT_REPORT, visitReportJob } from "./growth/visit/visit-report-job.ts";
import { DELEGATION_JOB, delegationJob } from "./clients/delegation/delegation-job.ts";
import { exportDistributionJob } from "./people/department/export-distribution.ts";
import { LOG_CHECK, checkLogJob } from "./people/operator-log/check-log-job.ts";
import { PIT_COLLECT, collectDeclarationsJob } from "./payroll/pit/collect-declarations.ts";
import { PIT_REVOKE, revokeDeclarationsJob } from "./payroll/pit/revoke-declaration.ts";
import { SALARY_IMPORT, importSalaryJob } from "./payroll/salary/salary-import.ts";
import { INVOICE_EXPORT, exportInvoicesJob } from "./system/task-centre/export-invoices-job.ts";
import { RETENTION_SWEEP, sweepJob } from "./system/retention/sweep-job.ts";
import { exportJob } from "./system/task-centre/export-job.ts";
import { exportUsersJob } from "./people/user/export-users-job.ts";
import { STATEMENT_COLLECTION, collectStatementsJob } from "./books/bank-account/collect-statements.ts";
import { STATEMENT_IMPORT, importStatementJob } from "./books/bank-entry/import-statement.ts";
import { TAX_COLLECTION, collectTaxesJob } from "./clients/collection/collect-taxes.ts";
import { RHYTHM_EXPORT, exportRhythmJob } from "./workbench/work-progress/export-rhythm.ts";
import { BATCH_DISPATCH, batchAddJob } from "./clients/company-user-auth/batch-add-job.ts";
import { GRANT_EXPORT, exportGrantsJob } from "./clients/company-user-auth/export-grants.ts";

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
