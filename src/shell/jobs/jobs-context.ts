import { createContext, useContext } from "react";
import type { JobRunner } from "./job-runner.ts";

export const JobsContext = createContext<JobRunner | null>(null);

/** The long tasks of this browser tab. */
export function useJobs(): JobRunner {
  const jobs = useContext(JobsContext);
  if (!jobs) throw new Error("useJobs works inside the layout only");
  return jobs;
}
