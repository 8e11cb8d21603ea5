import { createHash, randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { TenantDb } from "../database/tenant-db.ts";

export interface JobOptions {
  /** The name of the job in the browser; default: the kind. */
  readonly module?: string;
  /** While a job of the user's with the same kind and parameters waits or runs, that one is given instead. */
  readonly once?: boolean;
}

/** The queue in which an operation leaves work that takes longer than an answer may. */
export interface JobQueue {
  /**
   * Leaves a job of a registered kind; gives its `taskid`. It runs for the same user once the write is committed,
   * and never when the write fails. `params` must be plain JSON.
   */
  readonly enqueue: (kind: string, title: string, params: object, options?: JobOptions) => Promise<string>;
  /** Notes that this write makes an existing job wait again. */
  readonly wake: () => void;
}

/** The user in whose name jobs are left. */
export interface JobOwner {
  readonly userId: number;
  /** The number of the request that enqueues them; null: no request did. */
  readonly requestNo: string | null;
}

export function jobQueue(
  db: TenantDb,
  { userId, requestNo }: JobOwner,
  clock: Clock,
  onJobs: () => void,
): JobQueue {
  return {
    wake: onJobs,
    enqueue: async (kind, title, params, { module = kind, once = false } = {}) => {
      const text = JSON.stringify(params);
      const fingerprint = once ? createHash("sha256").update(text).digest("hex") : null;
      const insert = db
        .insertInto("job")
        .values({
          ...WAITING,
          taskid: randomUUID(),
          kind,
          title,
          module,
          userId,
          requestNo,
          params: text,
          fingerprint,
          createTime: clock.now(),
          resume: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("taskid");
      for (;;) {
        const left = await insert.executeTakeFirst();
        if (left) onJobs();
        const { taskid } = left ?? (await findLike(db, { userId, kind, fingerprint })) ?? {};
        if (taskid !== undefined) return taskid;
      }
    },
  };
}

/** The job that keeps a second one like it out; undefined when it has just ended. */
async function findLike(
  db: TenantDb,
  like: { readonly userId: number; readonly kind: string; readonly fingerprint: string | null },
) {
  return await db
    .selectFrom("job")
    .select("taskid")
    .where("status", "=", 0)
    .where("userId", "=", like.userId)
    .where("kind", "=", like.kind)
    .where("fingerprint", "=", like.fingerprint)
    .executeTakeFirst();
}

/** The columns of a job that was not begun. */
export const WAITING = {
  status: 0,
  progress: 0,
  attempts: 0,
  retries: 0,
  message: null,
  fileKey: null,
  startTime: null,
  endTime: null,
  runner: null,
  lease: null,
  notBefore: null,
  cancelled: false,
  cancelUserId: null,
} as const;

const ONLY_WRITES = "only an operation with the effect write may leave a job";

/** For operations that only read: work left by them would be lost or doubled. */
export const NO_JOBS: JobQueue = {
  enqueue: () => Promise.reject(new Error(ONLY_WRITES)),
  wake: () => {
    throw new Error(ONLY_WRITES);
  },
};
