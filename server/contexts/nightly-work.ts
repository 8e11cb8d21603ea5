import { RETENTION_SWEEP } from "./system/retention/sweep-job.ts";
import type { Schedule } from "../platform/jobs/schedules.ts";
import { LOG_CHECK } from "./people/operator-log/check-log-job.ts";

/** What is done by the clock, for every firm. */
export const SCHEDULES: readonly Schedule[] = [
  { id: LOG_CHECK, kind: LOG_CHECK, title: "核对操作日志", at: "03:30", params: {} },
  { id: RETENTION_SWEEP, kind: RETENTION_SWEEP, title: "清理过期数据", at: "02:30", params: {} },
];
