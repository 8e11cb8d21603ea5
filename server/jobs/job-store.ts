import { type Kysely, sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { saveFile } from "../files/stored-file.ts";
import type { JobResult } from "./job-kind.ts";

export interface TakenJob {
  readonly id: number;
  readonly gsid: number;
  readonly kind: string;
  readonly userId: number;
  readonly params: string;
  readonly attempts: number;
  readonly resume: string | null;
  /** The lease's holder: a job that another one has taken over is no longer written to. */
  readonly runner: string;
}

/** How long a runner that fell silent keeps others away. */
export const LEASE_SECONDS = 60;

const lease = sql<string>`clock_timestamp() + ${sql.lit(`${LEASE_SECONDS} seconds`)}::interval`;

/** The oldest job that waits or whose runner fell silent, now leased to `runner`. No two runners get the same. */
export async function takeJob(
  db: Kysely<Database>,
  runner: string,
  now: string,
): Promise<TakenJob | undefined> {
  return await db
    .updateTable("job")
    .set((set) => ({
      runner,
      lease,
      attempts: set("attempts", "+", 1),
      startTime: set.fn.coalesce("startTime", sql<string>`${now}::timestamp`),
    }))
    .where("id", "=", (from) =>
      from
        .selectFrom("job")
        .select("id")
        .where("status", "=", 0)
        .where((where) =>
          where.or([where("lease", "is", null), where("lease", "<", sql<string>`clock_timestamp()`)]),
        )
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "gsid", "kind", "userId", "params", "attempts", "resume"])
    .executeTakeFirst()
    .then((job) => job && { ...job, runner });
}

/** Prolongs the lease, and writes what has changed; false when somebody else has taken the job over. */
export async function keepJob(
  db: Kysely<Database>,
  job: TakenJob,
  changes: { readonly progress?: number; readonly resume?: string } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, job)
    .set({ ...changes, lease })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Gives the job back untouched, so that the next runner begins at once. */
export async function releaseJob(db: Kysely<Database>, job: TakenJob): Promise<void> {
  await held(db, job)
    .set((set) => ({ runner: null, lease: null, attempts: set("attempts", "-", 1) }))
    .execute();
}

/** Ends the job; its file and its end are committed together, and not at all when somebody else has taken it over. */
export async function finishJob(
  db: Kysely<Database>,
  job: TakenJob,
  result: JobResult,
  now: string,
): Promise<void> {
  const { status = 1, message, file } = result;
  await db.transaction().execute(async (transaction) => {
    if (!(await keepJob(transaction, job))) return;
    const firm = tenantDb(transaction, job.gsid);
    const fileKey = file ? await saveFile(firm, file, { owner: job.userId, now }) : null;
    await held(transaction, job)
      .set({ ...ENDED, status, message, fileKey, progress: 100, endTime: now, resume: null })
      .execute();
  });
}

/** Ends the job as failed; the parts that are done stay done, and a retry goes on after them. */
export async function failJob(
  db: Kysely<Database>,
  job: TakenJob,
  message: string,
  now: string,
): Promise<void> {
  await held(db, job)
    .set({ ...ENDED, status: 2, message, endTime: now })
    .execute();
}

const ENDED = { runner: null, lease: null };

function held(db: Kysely<Database>, { id, runner }: TakenJob) {
  return db.updateTable("job").where("id", "=", id).where("runner", "=", runner);
}
