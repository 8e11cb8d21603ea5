import { sql } from "kysely";
import { abandonJob } from "../../../contracts/job-abandonments.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { WAITING } from "../../../platform/jobs/job-queue.ts";
import { ENDED } from "../../../platform/jobs/job-store.ts";
import { retriable } from "../../../platform/jobs/retriable.ts";

/** Ends a job that no process works on; one that runs ends before its next part. */
export const cancelJob = operation("job.cancel", async ({ taskid }, context) => {
  const { db, user, clock, jobAbandonments } = context;
  const job = await lockJob(context, taskid);
  if (job.status !== 0) throw new Refusal("rule", "任务已经结束，不能取消");
  if (job.cancelled) throw new Refusal("rule", "任务正在取消，请稍候");
  const changes = { cancelled: true, cancelUserId: user.id, message: `已由${user.name}取消` };
  const ended = { ...ENDED, status: 2, endTime: clock.now() };
  await db
    .updateTable("job")
    .set(job.running ? changes : { ...changes, ...ended })
    .where("taskid", "=", taskid)
    .execute();
  if (!job.running) await abandonJob(jobAbandonments, job, context);
  return null;
});

/** Starts a job again that failed, in part or as a whole, or was cancelled, for the user who left it; finished parts are not done twice. */
export const retryJob = operation("job.retry", async ({ taskid }, context) => {
  const job = await lockJob(context, taskid);
  if (!job.retriable) throw new Refusal("rule", "任务没有可以重试的部分");
  await context.db.updateTable("job").set(WAITING).where("taskid", "=", taskid).execute();
  context.jobs.wake();
  return null;
});

/** The job as it is until the end of the write. */
async function lockJob({ db, concerns }: FirmContext, taskid: string) {
  const job = await db
    .selectFrom("job")
    .select([
      "title",
      "kind",
      "params",
      "resume",
      "status",
      "cancelled",
      sql<boolean>`coalesce(lease > clock_timestamp(), false)`.as("running"),
      retriable.as("retriable"),
    ])
    .where("taskid", "=", taskid)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new Refusal("missing", "任务不存在或已被删除");
  concerns(job.title);
  return job;
}
