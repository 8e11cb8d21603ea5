import { type Expression, type SqlBool, sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { retriable } from "../../../platform/jobs/retriable.ts";

/** Values of the code table `jobState`. */
const STATES = { waiting: 0, running: 1, postponed: 2, done: 3, partly: 4, failed: 5, cancelled: 6 } as const;

const stateOf = sql<number>`case
  when job.status = 0 and job.lease > clock_timestamp() then ${sql.lit(STATES.running)}
  when job.status = 0 and job.not_before is not null then ${sql.lit(STATES.postponed)}
  when job.status = 0 then ${sql.lit(STATES.waiting)}
  when job.status = 1 then ${sql.lit(STATES.done)}
  when job.status = 3 then ${sql.lit(STATES.partly)}
  when job.cancelled then ${sql.lit(STATES.cancelled)}
  else ${sql.lit(STATES.failed)} end`;

/** The long tasks of the firm, of all users. */
export function selectJobs(db: TenantDb) {
  return db
    .selectFrom("job")
    .innerJoin("staff", "staff.userId", "job.userId")
    .select([
      "job.taskid",
      "job.title",
      "job.userId",
      "staff.name as userName",
      "job.progress",
      "job.message",
      "job.createTime",
      "job.startTime",
      "job.endTime",
    ])
    .select([
      stateOf.as("state"),
      sql<number>`job.attempts + job.retries`.as("attempts"),
      sql<number>`case when job.schedule is null then 0 else 1 end`.as("origin"),
      retriable.as("retriable"),
    ]);
}

export type JobQuery = ReturnType<typeof selectJobs>;

export function inState(state: number): Expression<SqlBool> {
  return sql<SqlBool>`${stateOf} = ${state}`;
}
