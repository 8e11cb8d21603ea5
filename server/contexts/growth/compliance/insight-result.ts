import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { selectTasks } from "../../system/door.ts";
import { INSIGHT_JOB } from "./insight-job.ts";

/** The progress of one of the user's own examinations. */
export const insightResult = operation(
  ["compliance.insight.batchResult", "compliance.refreshResult"],
  async ({ taskid }, { db, user }) => {
    const task = await selectTasks(db, user.id)
      .where("job.taskid", "=", taskid)
      .where("job.kind", "=", INSIGHT_JOB)
      .executeTakeFirst();
    if (!task) throw new Refusal("missing", "体检任务不存在或已被删除");
    const { status, progress, message, createTime, endTime } = task;
    return { taskid, status, progress, message, createTime, endTime };
  },
);
