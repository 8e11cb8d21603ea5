import type { JobKinds } from "../../contracts/job-kind.ts";
import { TAX_COLLECTION, collectTaxesJob } from "./collection/collect-taxes.ts";
import { DELEGATION_JOB, delegationJob } from "./delegation/delegation-job.ts";
import { MASS_TEXT, sendTextsJob } from "./mass-text/send-texts.ts";
import { GRANT_EXPORT, exportGrantsJob } from "./company-user-auth/export-grants.ts";

export const clientsJobs: JobKinds = {
  [TAX_COLLECTION]: collectTaxesJob,
  [DELEGATION_JOB]: delegationJob,
  [MASS_TEXT]: sendTextsJob,
  [GRANT_EXPORT]: exportGrantsJob,
};
