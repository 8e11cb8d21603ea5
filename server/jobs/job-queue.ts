import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { TenantDb } from "../database/tenant-db.ts";

/** Where an operation leaves work that takes longer than an answer may. */
export interface JobQueue {
  /**
   * Leaves a job of a registered kind; gives its `taskid`. It runs for the same user once the write is committed,
   * and never when the write fails. `params` must be plain JSON. `module` is what the browser knows it by; default: the kind.
   */
  readonly enqueue: (kind: string, title: string, params: object, module?: string) => Promise<string>;
  /** Says that this write makes an existing job wait again. */
  readonly wake: () => void;
}

export function jobQueue(db: TenantDb, userId: number, clock: Clock, onJobs: () => void): JobQueue {
  return {
    wake: onJobs,
    enqueue: async (kind, title, params, module = kind) => {
      const taskid = randomUUID();
      await db
        .insertInto("job")
        .values({
          ...WAITING,
          taskid,
          kind,
          title,
          module,
          userId,
          params: JSON.stringify(params),
          createTime: clock.now(),
          resume: null,
        })
        .execute();
      onJobs();
      return taskid;
    },
  };
}

/** What a job is that nobody has begun. */
export const WAITING = {
  status: 0,
  progress: 0,
  attempts: 0,
  message: null,
  fileKey: null,
  startTime: null,
  endTime: null,
  runner: null,
  lease: null,
} as const;

const ONLY_WRITES = "only an operation with the effect write may leave a job";

/** For operations that only read: work left by them would be lost or doubled. */
export const NO_JOBS: JobQueue = {
  enqueue: () => Promise.reject(new Error(ONLY_WRITES)),
  wake: () => {
    throw new Error(ONLY_WRITES);
  },
};
