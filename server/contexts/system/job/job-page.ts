import { operation } from "../../../contracts/operation.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { containing } from "../../../records/query/containing.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type JobQuery, inState, selectJobs } from "./job-rows.ts";

interface JobFilters {
  readonly title?: string;
  readonly state?: number;
  readonly userId?: number;
  /** 0 left by somebody, 1 by a schedule. */
  readonly origin?: number;
  /** Days, both included. */
  readonly startDate?: string;
  readonly stopDate?: string;
}

/** One page of the firm's long tasks, newest first. */
export const jobPage = operation("job.page", async (params, { db }) => {
  const jobs = applyFilters(selectJobs(db), FILTERS, params);
  return await fetchPage(
    applySort(jobs, SORTS, params, (query) => query.orderBy("job.id", "desc")),
    params,
  );
});

const FILTERS: Filters<JobQuery, JobFilters> = {
  title: (query, text) => query.where("job.title", ...containing(text)),
  state: (query, state) => query.where(inState(state)),
  userId: (query, userId) => query.where("job.userId", "=", userId),
  origin: (query, origin) => query.where("job.schedule", origin === 1 ? "is not" : "is", null),
  startDate: (query, day) => query.where("job.createTime", ">=", day),
  stopDate: (query, day) => query.where("job.createTime", "<=", `${day} 23:59:59`),
};

const SORTS: Sorts<JobQuery, "createTime"> = {
  createTime: (query, order) => query.orderBy("job.createTime", order).orderBy("job.id", order),
};
