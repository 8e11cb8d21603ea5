import type { FirmOperation } from "../../../contracts/operation.ts";
import { cancelJob, retryJob } from "./change-job.ts";
import { jobPage } from "./job-page.ts";

export const jobOperations: readonly FirmOperation[] = [jobPage, cancelJob, retryJob];
