import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type JobQuery, inState, selectJobs } from "./job-rows.ts";

/** One page of the firm's long tasks, newest first. */
export const jobPage = operation("job.page", async (params, context) => {
  const described = await findOperation(context, "job.page");
  const jobs = narrowTable(selectJobs(context.db), described, COLUMNS, params, FILTERS);
  return await fetchPage(
    applySort(jobs, SORTS, params, (query) => query.orderBy("job.id", "desc")),
    params,
  );
});

const COLUMNS: TableColumns = { title: "job.title", userId: "job.userId", createTime: "job.createTime" };

const FILTERS: TableFilters<JobQuery, ParamsOf<"job.page">> = {
  state: (query, state) => query.where(inState(state)),
  // 0 left by a user, 1 by a schedule.
  origin: (query, origin) => query.where("job.schedule", origin === 1 ? "is not" : "is", null),
};

const SORTS: Sorts<JobQuery, "createTime"> = {
  createTime: (query, order) => query.orderBy("job.createTime", order).orderBy("job.id", order),
};
