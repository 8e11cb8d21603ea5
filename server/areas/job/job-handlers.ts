import type { Handlers } from "../../binding/handler.ts";
import { cancelJob, retryJob } from "./change-job.ts";
import { jobPage } from "./job-page.ts";

export const jobHandlers: Handlers["firm"] = {
  "job.page": jobPage,
  "job.cancel": cancelJob,
  "job.retry": retryJob,
};
