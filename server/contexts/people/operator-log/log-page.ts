import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { fromShanghaiText } from "../../../../src/domain/shanghai-time.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { lastSecondOf } from "../../../records/query/record-conditions.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type LogQuery, presentLog, selectLog } from "./log-rows.ts";

type LogParams = ParamsOf<"operatorLog.page">;

/** One page of the operation log, newest first. */
export const operatorLogPage = operation("operatorLog.page", async (params, context) => {
  assertPeriod(params);
  const described = await findOperation(context, "operatorLog.page");
  const seen = await selectLog(context.db, context.user);
  const logs = narrowTable(seen, described, COLUMNS, params, FILTERS);
  const ordered = applySort(logs, SORTS, params, (query) => query.orderBy("operationLog.id", "desc"));
  const { list, total } = await fetchPage(ordered, params);
  return { list: list.map(presentLog), total };
});

const COLUMNS: TableColumns = {
  operatorId: "operationLog.userId",
  title: "operationLog.title",
  target: "operationLog.target",
  requestNo: "operationLog.requestNo",
  createTime: "operationLog.createTime",
};

const FILTERS: TableFilters<LogQuery, LogParams> = {
  success: (query, success) => query.where("operationLog.success", "=", success === 1),
};

const SORTS: Sorts<LogQuery, "createTime"> = {
  createTime: (query, order) =>
    query.orderBy("operationLog.createTime", order).orderBy("operationLog.id", order),
};

function assertPeriod({ startTime, endTime }: LogParams): void {
  for (const [path, time] of Object.entries({ startTime, endTime })) {
    if (time !== undefined && fromShanghaiText(time) === null) refuseAt(path, "没有这一天或这个时间");
  }
  if (startTime !== undefined && endTime !== undefined && startTime > lastSecondOf(endTime)) {
    refuseAt("endTime", "结束时间不能早于开始时间");
  }
}

function refuseAt(path: string, message: string): never {
  throw new Refusal("validation", message, [{ path, message }]);
}
