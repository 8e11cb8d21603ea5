import type { JobKinds } from "../jobs/job-kind.ts";
import { COMPANY_IMPORT, importCompaniesJob } from "./company/import-companies.ts";
import { exportDistributionJob } from "./department/export-distribution.ts";
import { exportJob } from "./task-centre/export-job.ts";
import { exportUsersJob } from "./user/export-users-job.ts";

/** A workbook with more rows is of no use to anybody. */
const MAX_EXPORTED = 50_000;

/** What every kind of long task does. */
export const jobKinds: JobKinds = {
  [COMPANY_IMPORT]: importCompaniesJob,
  "department.exportDistribution": exportDistributionJob,
  screenExport: exportJob(MAX_EXPORTED),
  "user.export": exportUsersJob,
};
