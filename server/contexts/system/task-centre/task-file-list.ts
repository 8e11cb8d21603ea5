import { operation } from "../../../contracts/operation.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { presentTask, selectTasks } from "./present-task.ts";

/** The user's own tasks, newest first. */
export const taskFileList = operation(
  "taskCentre.taskFileList",
  async ({ status, ...page }, { db, user }) => {
    const tasks = selectTasks(db, user.id).orderBy("job.id", "desc");
    const { list, total } = await fetchPage(
      status === undefined ? tasks : tasks.where("job.status", "=", status),
      page,
    );
    return { list: list.map(presentTask), total };
  },
);
