import type { Schedule } from "../../platform/jobs/schedules.ts";
import type { JobKinds } from "../../contracts/job-kind.ts";
import { exportDistributionJob } from "./department/export-distribution.ts";
import { LOG_CHECK, checkLogJob } from "./operator-log/check-log-job.ts";
import { exportUsersJob } from "./user/export-users-job.ts";

export const peopleJobs: JobKinds = {
  "department.exportDistribution": exportDistributionJob,
  [LOG_CHECK]: checkLogJob,
  "user.export": exportUsersJob,
};

export const peopleSchedules: readonly Schedule[] = [
  { id: LOG_CHECK, kind: LOG_CHECK, title: "核对操作日志", at: "03:30", params: {} },
];
