import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";

const FAILED = 2;
/** Of a job's states: waits or runs, done, failed, partly failed. */
const PROCESS = [0, 2, 3, 2] as const;

/** The progress of one of the user's own mass messages. */
export const noticeResult = operation(
  "taskCentre.copyDataAndCheckNoticeResult",
  async ({ taskid }, { db, user }) => {
    const job = await db
      .selectFrom("job")
      .select(["status", "progress", "message"])
      .where("userId", "=", user.id)
      .where("taskid", "=", taskid)
      .executeTakeFirst();
    if (!job) throw new Refusal("missing", "任务不存在或已被删除");
    const { status, progress, message } = job;
    return {
      process: PROCESS[status] ?? FAILED,
      copyResultKey: status === FAILED ? "" : taskid,
      progress,
      message,
    };
  },
);
