import type { JobKinds } from "../../contracts/job-kind.ts";
import { PIT_COLLECT, collectDeclarationsJob } from "./pit/collect-declarations.ts";
import { PIT_REVOKE, revokeDeclarationsJob } from "./pit/revoke-declaration.ts";
import { SALARY_CARDS, sendCardsJob } from "./salary/cards/send-cards.ts";
import { SALARY_IMPORT, importSalaryJob } from "./salary/lines/salary-import.ts";

export const payrollJobs: JobKinds = {
  [PIT_COLLECT]: collectDeclarationsJob,
  [PIT_REVOKE]: revokeDeclarationsJob,
  [SALARY_CARDS]: sendCardsJob,
  [SALARY_IMPORT]: importSalaryJob,
};
