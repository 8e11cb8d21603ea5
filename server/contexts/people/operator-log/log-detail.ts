import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { presentLog, selectLog } from "./log-rows.ts";

/** One entry of the operation log. */
export const operatorLogDetail = operation("operatorLog.detail", async ({ id }, { db, user }) => {
  const row = await (await selectLog(db, user)).where("operationLog.id", "=", id).executeTakeFirst();
  if (!row) throw new Refusal("missing", "日志不存在，请刷新后重试");
  return presentLog(row);
});
