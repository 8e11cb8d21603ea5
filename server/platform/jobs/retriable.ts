import { sql } from "kysely";

/** True for a job that can be tried again: it failed, or has kept which part of it did. Of a row of the table `job`. */
export const retriable = sql<boolean>`(job.status = 2 or (job.status = 3 and job.resume is not null))`;
