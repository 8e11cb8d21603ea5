import type { JobKinds } from "../../contracts/job-kind.ts";
import { INSIGHT_JOB, insightJob } from "./compliance/insight-job.ts";
import { VISIT_REPORT, visitReportJob } from "./visit/visit-report-job.ts";

export const growthJobs: JobKinds = {
  [INSIGHT_JOB]: insightJob,
  [VISIT_REPORT]: visitReportJob,
};
