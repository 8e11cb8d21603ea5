import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";
import { type TenantDb, tenantDb } from "../database/tenant-db.ts";
import { notifyUsers } from "../outbox/notify-users.ts";
import { saveFile } from "../files/stored-file.ts";
import type { JobResult } from "./job-result.ts";
import { type ClaimedJob, lease } from "./claim-job.ts";

/** "lost": another process has taken the job over. "cancelled": it is still held, and to be ended. */
export type Hold = "kept" | "cancelled" | "lost";

/** Prolongs the lease, and writes what has changed. A finished part begins the count of failed tries anew. */
export async function keepJob(
  db: Kysely<Database>,
  job: ClaimedJob,
  changes: { readonly progress?: number; readonly resume?: string } = {},
): Promise<Hold> {
  const kept = await held(db, job)
    .set({ ...changes, ...(changes.resume !== undefined && { retries: 0 }), lease })
    .returning("cancelled")
    .executeTakeFirst();
  if (!kept) return "lost";
  return kept.cancelled ? "cancelled" : "kept";
}

/** Gives the job back untouched, so that the next runner begins at once. */
export async function releaseJob(db: Kysely<Database>, job: ClaimedJob): Promise<void> {
  await held(db, job)
    .set((set) => ({ runner: null, lease: null, attempts: set("attempts", "-", 1) }))
    .execute();
}

/** Gives the job back to be tried again after `seconds`; `message` is read by operators meanwhile. */
export async function postponeJob(
  db: Kysely<Database>,
  job: ClaimedJob,
  {
    seconds,
    retries,
    message,
  }: { readonly seconds: number; readonly retries: number; readonly message: string },
): Promise<void> {
  await held(db, job)
    .set((set) => ({
      runner: null,
      lease: null,
      attempts: set("attempts", "-", 1),
      notBefore: sql<string>`clock_timestamp() + ${sql.lit(`${seconds} seconds`)}::interval`,
      retries,
      message,
    }))
    .execute();
}

/** Ends the job; its file and its end are committed together, and not at all when another process has taken it over. */
export async function finishJob(
  db: Kysely<Database>,
  job: ClaimedJob,
  result: JobResult,
  now: string,
): Promise<void> {
  const { status = 1, message, file, again } = result;
  const resume = again ? JSON.stringify(again) : null;
  await db.transaction().execute(async (transaction) => {
    if ((await keepJob(transaction, job)) === "lost") return;
    const firm = tenantDb(transaction, job.gsid);
    const fileKey = file ? await saveFile(firm, file, { owner: job.userId, now }) : null;
    await held(transaction, job)
      .set({ ...ENDED, status, message, fileKey, progress: 100, endTime: now, resume })
      .set({ cancelled: false, cancelUserId: null })
      .execute();
    await notifyEnd(transaction, job);
  });
}

/**
 * Ends the job as failed; the parts that are done stay done, and a retry goes on after them. Without a message the one
 * stays that says who has cancelled it. `abandon` puts right, in the same transaction, what is not done.
 */
export async function failJob(
  db: Kysely<Database>,
  job: ClaimedJob,
  { message, now }: { readonly message: string | undefined; readonly now: string },
  abandon: (firm: TenantDb, resume: string | null) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await held(transaction, job)
      .set({ ...ENDED, status: 2, endTime: now, ...(message !== undefined && { message }) })
      .returning("resume")
      .executeTakeFirst();
    if (!ended) return;
    await abandon(tenantDb(transaction, job.gsid), ended.resume);
    await notifyEnd(transaction, job);
  });
}

async function notifyEnd(db: Kysely<Database>, { gsid, userId, taskid }: ClaimedJob): Promise<void> {
  const ended = { type: "CHANGED", record: "job", keys: [taskid] } as const;
  await notifyUsers({ db: tenantDb(db, gsid) }, [userId], ended);
}

/** The columns that every end of a job clears. */
export const ENDED = { runner: null, lease: null, fingerprint: null, notBefore: null } as const;

function held(db: Kysely<Database>, { id, runner }: ClaimedJob) {
  return db.updateTable("job").where("id", "=", id).where("runner", "=", runner);
}
