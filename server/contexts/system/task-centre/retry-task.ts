import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { WAITING } from "../../../platform/jobs/job-queue.ts";

/** Starts one of the user's own failed tasks again; what it had finished before it failed is not done twice. */
export const retryTask = operation("taskCentre.retry", async ({ taskid }, context) => {
  const { db, user, concerns, jobs } = context;
  const task = await db
    .selectFrom("job")
    .select(["title", "status"])
    .where("taskid", "=", taskid)
    .where("userId", "=", user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!task) throw new Refusal("missing", "任务不存在或已被删除");
  concerns(task.title);
  if (task.status !== 2) throw new Refusal("rule", "只有失败的任务可以重试");
  await db.updateTable("job").set(WAITING).where("taskid", "=", taskid).execute();
  jobs.wake();
  return { taskid };
});
