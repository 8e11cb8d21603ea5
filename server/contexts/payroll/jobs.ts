import type { JobAbandonments } from "../../contracts/job-abandonments.ts";
import type { JobKinds } from "../../contracts/job-kind.ts";
import { abandonCollection, abandonRevocation } from "./pit/abandon-declarations.ts";
import { PIT_COLLECT, collectDeclarationsJob } from "./pit/collect-declarations.ts";
import { PIT_REVOKE, revokeDeclarationsJob } from "./pit/revoke-declaration.ts";
import { SALARY_CARDS, sendCardsJob } from "./salary/cards/send-cards.ts";

export const payrollJobs: JobKinds = {
  [PIT_COLLECT]: collectDeclarationsJob,
  [PIT_REVOKE]: revokeDeclarationsJob,
  [SALARY_CARDS]: sendCardsJob,
};

export const payrollAbandonments: JobAbandonments = {
  [PIT_COLLECT]: abandonCollection,
  [PIT_REVOKE]: abandonRevocation,
};
