import type { LastingStorage } from "../../session/lasting-storage.ts";
import { readKeptJobs } from "./kept-jobs.ts";
import type { TrackedJob } from "./tracked-job.ts";

/** The tasks on the list, newest first, kept under a name of the storage. */
export function createJobList(storage: LastingStorage, key: string) {
  let jobs = readKeptJobs(storage.getItem(key));
  const listeners = new Set<() => void>();
  const update = (next: readonly TrackedJob[]) => {
    jobs = next;
    storage.setItem(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The same array while nothing changes. */
    read: () => jobs,
    find: (id: string) => jobs.find((job) => job.id === id),
    /** True when the job stands on the list just as it is given. */
    has: (job: TrackedJob) => jobs.includes(job),
    add: (job: TrackedJob) => update([job, ...jobs.filter(({ id }) => id !== job.id)]),
    replace: (job: TrackedJob) => update(jobs.map((entry) => (entry.id === job.id ? job : entry))),
    remove: (id: string) => update(jobs.filter((job) => job.id !== id)),
  };
}
