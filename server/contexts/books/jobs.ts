import type { JobKinds } from "../../contracts/job-kind.ts";
import { STATEMENT_COLLECTION, collectStatementsJob } from "./bank-account/collect-statements.ts";

export const booksJobs: JobKinds = {
  [STATEMENT_COLLECTION]: collectStatementsJob,
};
