import { attempt } from "../../session/lasting-storage.ts";
import type { TrackedJob } from "./tracked-job.ts";

/** The jobs of a kept text; entries of another shape are left out. */
export function readKeptJobs(text: string | null): readonly TrackedJob[] {
  const value: unknown = attempt(() => JSON.parse(text ?? "[]"));
  return Array.isArray(value) ? value.filter(isJob) : [];
}

function isJob(value: unknown): value is TrackedJob {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, plan, poll, state, files } = value as { readonly [name: string]: unknown };
  return (
    typeof id === "string" &&
    typeof title === "string" &&
    typeof plan === "object" &&
    plan !== null &&
    typeof poll === "object" &&
    poll !== null &&
    "id" in poll &&
    typeof state === "string" &&
    Array.isArray(files)
  );
}
