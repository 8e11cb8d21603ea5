import type { Schedule } from "../../platform/jobs/schedules.ts";
import type { JobKinds } from "../../contracts/job-kind.ts";
import { INVOICE_EXPORT, exportInvoicesJob } from "./task-centre/export-invoices-job.ts";
import { RETENTION_SWEEP, sweepJob } from "./retention/sweep-job.ts";
import { exportJob } from "./task-centre/export-job.ts";

/** A workbook with more rows is of no use. */
const MAX_EXPORTED = 50_000;

export const systemJobs: JobKinds = {
  [INVOICE_EXPORT]: exportInvoicesJob,
  [RETENTION_SWEEP]: sweepJob,
  screenExport: exportJob(MAX_EXPORTED),
};

export const systemSchedules: readonly Schedule[] = [
  { id: RETENTION_SWEEP, kind: RETENTION_SWEEP, title: "清理过期数据", at: "02:30", params: {} },
];
