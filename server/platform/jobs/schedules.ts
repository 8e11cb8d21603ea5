import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../../tables/tables.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { WAITING } from "./job-queue.ts";

/** Work that every firm has done once a day. */
export interface Schedule {
  /** Stays the same for good: the database keeps the times done under it. */
  readonly id: string;
  /** A registered kind of job. */
  readonly kind: string;
  readonly title: string;
  /** `HH:mm`, Asia/Shanghai. */
  readonly at: string;
  readonly params: object;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Behind everything that a person waits for. */
const NIGHTLY = 1;

/**
 * Leaves the jobs of every schedule whose time has come, once, however many processes look. A time that was missed while
 * no process ran is made up for once; a schedule that is new begins with its next time.
 */
export async function leaveDueJobs(
  db: Kysely<Database>,
  clock: Clock,
  schedules: readonly Schedule[],
): Promise<void> {
  for (const schedule of schedules) {
    const due = lastTime(schedule.at, clock);
    if (seen.get(db)?.get(schedule.id) === due) continue;
    await db.transaction().execute(async (transaction) => {
      if (await claimTurn(transaction, schedule.id, due)) await leaveForFirms(transaction, schedule, clock);
    });
    remember(db, schedule.id, due);
  }
}

/** Times that this process need not look up in the database again. */
const seen = new WeakMap<Kysely<Database>, Map<string, string>>();

function remember(db: Kysely<Database>, id: string, due: string): void {
  const known = seen.get(db) ?? new Map<string, string>();
  seen.set(db, known.set(id, due));
}

/** The latest moment at that time of day, as Shanghai text. */
function lastTime(at: string, clock: Clock): string {
  const today = `${clock.now().slice(0, 10)} ${at}:00`;
  return today <= clock.now() ? today : `${clock.after(-DAY_MS).slice(0, 10)} ${at}:00`;
}

async function claimTurn(db: Kysely<Database>, schedule: string, due: string): Promise<boolean> {
  await db
    .insertInto("scheduleTurn")
    .values({ schedule, due })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("scheduleTurn")
    .set({ due })
    .where("schedule", "=", schedule)
    .where("due", "<", due)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** In the name of the firm's first super administrator; a job of the night before that still waits stands for this one. */
async function leaveForFirms(db: Kysely<Database>, schedule: Schedule, clock: Clock): Promise<void> {
  const heads = await db
    .selectFrom("staff")
    .select((staff) => ["gsid", staff.fn.min("userId").as("userId")])
    .where("userKind", "=", "superAdmin")
    .where("isRemove", "=", 0)
    .groupBy("gsid")
    .execute();
  for (const { gsid, userId } of heads) {
    const job = {
      ...WAITING,
      taskid: randomUUID(),
      kind: schedule.kind,
      title: schedule.title,
      module: schedule.kind,
      userId,
      params: JSON.stringify(schedule.params),
      createTime: clock.now(),
      resume: null,
      priority: NIGHTLY,
      schedule: schedule.id,
      fingerprint: schedule.id,
    };
    await tenantDb(db, gsid)
      .insertInto("job")
      .values(job)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
