import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** For how many days something is kept after it was last of use. */
export type Retention = Readonly<Record<Subject, number>>;

export type Subject = (typeof SUBJECTS)[number];

/** In the order in which they are cleared away: a job's file is in use as long as the job is kept. */
export const SUBJECTS = [
  "signIn",
  "idempotency",
  "usage",
  "message",
  "job",
  "file",
  "behaviour",
  "operationLog",
] as const;

/** The log for half a year at least, as the law on network security requires; a check of the table enforces it. */
const USUAL: Retention = {
  signIn: 30,
  idempotency: 7,
  usage: 2,
  message: 2,
  job: 180,
  file: 180,
  behaviour: 180,
  operationLog: 365,
};

/** The firm's own days, and the usual ones where it has none. */
export async function readRetention(db: TenantDb): Promise<Retention> {
  const periods = await db.selectFrom("retention").select(["subject", "days"]).execute();
  return { ...USUAL, ...Object.fromEntries(periods.map(({ subject, days }) => [subject, days])) };
}
