import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { presentTask, selectTasks } from "./present-task.ts";

/** The progress of one of the user's own tasks, and its files. */
export const fileList = operation(
  ["taskCentre.fileList", "taskCentre.getReportFileTaskId"],
  async ({ taskid }, { db, user }) => {
    const task = await selectTasks(db, user.id).where("job.taskid", "=", taskid).executeTakeFirst();
    if (!task) throw new Refusal("missing", "任务不存在或已被删除");
    return presentTask(task);
  },
);
