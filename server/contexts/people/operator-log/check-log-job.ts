import { checkLog } from "../../../operations/audit/check-log.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";

/** Kind of the job that holds the firm's log against its seals. */
export const LOG_CHECK = "operatorLog.check";

export const checkLogJob: JobKind<object> = async (_params, { db, report }) => {
  const { fault, rows } = await checkLog(db, report);
  if (fault !== null) throw new Refusal("rule", fault);
  return { message: `操作日志完整，已核对 ${rows} 条，未发现改动` };
};
