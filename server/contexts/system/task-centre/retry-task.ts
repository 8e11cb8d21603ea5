import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { WAITING } from "../../../platform/jobs/job-queue.ts";
import { retriable } from "../../../platform/jobs/retriable.ts";

/** Starts one of the user's own tasks again that failed, in part or as a whole; what it has finished is not done twice. */
export const retryTask = operation("taskCentre.retry", async ({ taskid }, context) => {
  const { db, user, concerns, jobs } = context;
  const task = await db
    .selectFrom("job")
    .select(["title", retriable.as("retriable")])
    .where("taskid", "=", taskid)
    .where("userId", "=", user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!task) throw new Refusal("missing", "任务不存在或已被删除");
  concerns(task.title);
  if (!task.retriable) throw new Refusal("rule", "任务没有可以重试的部分");
  await db.updateTable("job").set(WAITING).where("taskid", "=", taskid).execute();
  jobs.wake();
  return { taskid };
});
