import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { fromShanghaiText } from "../../../../src/domain/shanghai-time.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { containing } from "../../../records/query/containing.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type LogQuery, presentLog, selectLog } from "./log-rows.ts";

interface LogFilters {
  readonly operatorId?: number;
  /** Part of what was done, or of what it was done to. */
  readonly title?: string;
  readonly success?: number;
  readonly requestNo?: string;
  /** Days or moments, both included. */
  readonly startTime?: string;
  readonly endTime?: string;
}

/** One page of the operation log, newest first. */
export const operatorLogPage = operation("operatorLog.page", async (params, { db, user }) => {
  assertPeriod(params);
  const logs = applyFilters(await selectLog(db, user), FILTERS, params);
  const ordered = applySort(logs, SORTS, params, (query) => query.orderBy("operationLog.id", "desc"));
  const { list, total } = await fetchPage(ordered, params);
  return { list: list.map(presentLog), total };
});

const FILTERS: Filters<LogQuery, LogFilters> = {
  operatorId: (query, operatorId) => query.where("operationLog.userId", "=", operatorId),
  title: (query, text) =>
    query.where((where) =>
      where.or([
        where("operationLog.title", ...containing(text)),
        where("operationLog.target", ...containing(text)),
      ]),
    ),
  success: (query, success) => query.where("operationLog.success", "=", success === 1),
  requestNo: (query, text) => query.where("operationLog.requestNo", ...containing(text)),
  startTime: (query, time) => query.where("operationLog.createTime", ">=", time),
  endTime: (query, time) => query.where("operationLog.createTime", "<=", endOf(time)),
};

const SORTS: Sorts<LogQuery, "createTime"> = {
  createTime: (query, order) =>
    query.orderBy("operationLog.createTime", order).orderBy("operationLog.id", order),
};

function assertPeriod({ startTime, endTime }: LogFilters): void {
  for (const [path, time] of Object.entries({ startTime, endTime })) {
    if (time !== undefined && fromShanghaiText(time) === null) refuseAt(path, "没有这一天或这个时间");
  }
  if (startTime !== undefined && endTime !== undefined && startTime > endOf(endTime)) {
    refuseAt("endTime", "结束时间不能早于开始时间");
  }
}

/** A day means all of it. */
function endOf(time: string): string {
  return time.length === 10 ? `${time} 23:59:59` : time;
}

function refuseAt(path: string, message: string): never {
  throw new Refusal("validation", message, [{ path, message }]);
}
