import type { FirmHandler } from "../../binding/handler.ts";
import { type PageRequest, fetchPage } from "../../store/fetch-page.ts";
import { presentTask, selectTasks } from "./present-task.ts";

interface TaskListParams extends PageRequest {
  readonly status?: number;
}

/** The user's own tasks, newest first. */
export const taskFileList: FirmHandler<TaskListParams> = async ({ status, ...page }, { db, user }) => {
  const tasks = selectTasks(db, user.id).orderBy("job.id", "desc");
  const { list, total } = await fetchPage(
    status === undefined ? tasks : tasks.where("job.status", "=", status),
    page,
  );
  return { list: list.map(presentTask), total };
};
