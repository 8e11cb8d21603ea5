import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";

export interface ClaimedJob {
  readonly id: number;
  readonly gsid: number;
  readonly taskid: string;
  readonly kind: string;
  readonly title: string;
  readonly userId: number;
  readonly params: string;
  readonly attempts: number;
  readonly retries: number;
  readonly resume: string | null;
  readonly priority: number;
  readonly requestNo: string | null;
  /** Its runner died after a user had cancelled it. */
  readonly cancelled: boolean;
  /** The lease's holder: a job that another one has taken over is no longer written to. */
  readonly runner: string;
}

/** The time for which a runner that fell silent keeps others away. */
export const LEASE_SECONDS = 60;

/** The database's clock: all processes share it. */
const NOW = sql<string>`clock_timestamp()`;

export const lease = sql<string>`clock_timestamp() + ${sql.lit(`${LEASE_SECONDS} seconds`)}::interval`;

/**
 * A job that waits or whose runner fell silent, now leased to `runner`; no two runners get the same. People come before
 * nightly work; then the firm that has the fewest running, then the one whose last turn is the longest ago, then the oldest.
 */
export async function claimJob(
  db: Kysely<Database>,
  runner: string,
  now: string,
  { peopleOnly = false }: { readonly peopleOnly?: boolean } = {},
): Promise<ClaimedJob | undefined> {
  return await db
    .updateTable("job")
    .set((set) => ({
      runner,
      lease,
      takenAt: NOW,
      notBefore: null,
      attempts: set("attempts", "+", 1),
      startTime: set.fn.coalesce("startTime", sql<string>`${now}::timestamp`),
    }))
    .where("id", "=", selectNext(db, peopleOnly))
    .returning([
      "id",
      "gsid",
      "taskid",
      "kind",
      "title",
      "userId",
      "params",
      "attempts",
      "retries",
      "resume",
      "priority",
      "requestNo",
      "cancelled",
    ])
    .executeTakeFirst()
    .then((job) => job && { ...job, runner });
}

function selectNext(db: Kysely<Database>, peopleOnly: boolean) {
  const turns = db
    .selectFrom("job as recent")
    .select((recent) => [
      "recent.gsid",
      recent.fn.max("recent.takenAt").as("last"),
      recent.fn.countAll().filterWhere("recent.lease", ">", NOW).as("running"),
    ])
    .where("recent.takenAt", ">", sql<string>`clock_timestamp() - interval '1 hour'`)
    .groupBy("recent.gsid")
    .as("turn");
  const people = db
    .selectFrom("job as waiting")
    .leftJoin(turns, "turn.gsid", "waiting.gsid")
    .select("waiting.id")
    .where("waiting.status", "=", 0)
    .where((where) => where.or([where("waiting.lease", "is", null), where("waiting.lease", "<", NOW)]))
    .where((where) =>
      where.or([where("waiting.notBefore", "is", null), where("waiting.notBefore", "<", NOW)]),
    );
  return (peopleOnly ? people.where("waiting.priority", "=", 0) : people)
    .orderBy("waiting.priority")
    .orderBy(sql`coalesce(turn.running, 0)`)
    .orderBy("turn.last", (order) => order.asc().nullsFirst())
    .orderBy("waiting.id")
    .limit(1)
    .forUpdate("waiting")
    .skipLocked();
}
