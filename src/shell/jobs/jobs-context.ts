import { createContext, useContext } from "react";
import type { JobRunner } from "./job-runner.ts";
import type { ServerJobs } from "./server-jobs.ts";

/** The long tasks that this browser tab follows, and those of the server's list. */
interface Jobs extends JobRunner {
  readonly known: ServerJobs;
}

export const JobsContext = createContext<Jobs | null>(null);

export function useJobs(): Jobs {
  const jobs = useContext(JobsContext);
  if (!jobs) throw new Error("useJobs works inside the layout only");
  return jobs;
}
