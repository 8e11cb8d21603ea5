import type { JobKinds } from "../../contracts/job-kind.ts";
import { RHYTHM_EXPORT, exportRhythmJob } from "./work-progress/export-rhythm.ts";

export const workbenchJobs: JobKinds = {
  [RHYTHM_EXPORT]: exportRhythmJob,
};
