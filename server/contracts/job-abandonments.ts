import type { Clock } from "../platform/clock.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";

export interface AbandonScope {
  readonly db: TenantDb;
  readonly clock: Clock;
  /** The result of the job's last finished part; null when there is none. */
  readonly resume: object | null;
}

/**
 * Puts right what a job has marked as under way and not come to. Done in the transaction that ends it early: cancelled,
 * before it began or while it ran, or failed for good.
 */
export type AbandonJob<Params> = Abandonment<Params>["run"];

/** A method: the code that leaves a job guarantees the parameters that its kind was written for. */
interface Abandonment<Params> {
  run(params: Params, scope: AbandonScope): Promise<void>;
}

/** Kind of the job → what is put right; the other kinds mark nothing. */
export type JobAbandonments = { readonly [kind: string]: AbandonJob<object> };

/** Puts right what this job leaves behind. */
export async function abandonJob(
  abandonments: JobAbandonments,
  job: { readonly kind: string; readonly params: string; readonly resume: string | null },
  { db, clock }: Omit<AbandonScope, "resume">,
): Promise<void> {
  const resume = job.resume === null ? null : (JSON.parse(job.resume) as object);
  await abandonments[job.kind]?.(JSON.parse(job.params) as object, { db, clock, resume });
}
