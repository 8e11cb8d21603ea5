import type { JobKinds } from "../../contracts/job-kind.ts";
import { STATEMENT_COLLECTION, collectStatementsJob } from "./bank-account/collect-statements.ts";
import { STATEMENT_IMPORT, importStatementJob } from "./bank-entry/import-statement.ts";

export const booksJobs: JobKinds = {
  [STATEMENT_COLLECTION]: collectStatementsJob,
  [STATEMENT_IMPORT]: importStatementJob,
};
