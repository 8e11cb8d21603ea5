import { type RawBuilder, sql } from "kysely";
import { clearLog } from "../../../operations/audit/clear-log.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Retention, SUBJECTS, type Subject } from "./retention.ts";

/** The most rows that one statement deletes: its locks are short. */
export const BATCH = 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than the firm keeps it; gives how many rows of each. */
export async function sweepExpired(
  db: TenantDb,
  clock: Clock,
  retention: Retention,
): Promise<Readonly<Record<Subject, number>>> {
  const swept: [Subject, number][] = [];
  for (const subject of SUBJECTS) {
    let rows = 0;
    for (const step of STEPS[subject]) {
      let deleted: number;
      do rows += deleted = await step(db, endOf(subject, clock, retention));
      while (deleted >= BATCH);
    }
    swept.push([subject, rows]);
  }
  return Object.fromEntries(swept) as Record<Subject, number>;
}

/** The moment before which a subject is no longer kept, as Shanghai text. */
export function endOf(subject: Subject, clock: Clock, retention: Retention): string {
  return clock.after(-retention[subject] * DAY_MS);
}

/** Deletes up to `BATCH` rows that ended before the moment; gives how many. */
export type SweepStep = (db: TenantDb, before: string) => Promise<number>;

export const STEPS: Readonly<Record<Subject, readonly SweepStep[]>> = {
  signIn: [
    (db, before) =>
      count(
        db
          .deleteFrom("token")
          .where("tokenHash", "in", (from) =>
            from.selectFrom("token").select("tokenHash").where("expireTime", "<", before).limit(BATCH),
          ),
      ),
    (db, before) =>
      count(
        db
          .deleteFrom("ssoTicket")
          .where("ticketHash", "in", (from) =>
            from.selectFrom("ssoTicket").select("ticketHash").where("expireTime", "<", before).limit(BATCH),
          ),
      ),
    (db, before) =>
      count(
        db
          .deleteFrom("shareCode")
          .where("codeHash", "in", (from) =>
            from.selectFrom("shareCode").select("codeHash").where("expireTime", "<", before).limit(BATCH),
          ),
      ),
    (db, before) =>
      count(
        db
          .deleteFrom("clientLink")
          .where("linkHash", "in", (from) =>
            from.selectFrom("clientLink").select("linkHash").where("expireTime", "<", before).limit(BATCH),
          ),
      ),
    (db, before) =>
      count(
        db
          .deleteFrom("screenLock")
          .where("ssoSession", "in", (from) =>
            from.selectFrom("screenLock").select("ssoSession").where("createTime", "<", before).limit(BATCH),
          ),
      ),
    (db, before) =>
      count(
        db
          .deleteFrom("passwordState")
          .where("stateHash", "in", (from) =>
            from
              .selectFrom("passwordState")
              .select("stateHash")
              .where("expireTime", "<", before)
              .limit(BATCH),
          ),
      ),
    (db, before) =>
      count(
        db
          .deleteFrom("smsCode")
          .where("smsCodeId", "in", (from) =>
            from.selectFrom("smsCode").select("smsCodeId").where("expireTime", "<", before).limit(BATCH),
          ),
      ),
  ],
  idempotency: [
    (db, before) =>
      count(
        db
          .deleteFrom("idempotency")
          .where("createTime", "<", before)
          .where("key", "in", (from) =>
            from.selectFrom("idempotency").select("key").where("createTime", "<", before).limit(BATCH),
          ),
      ),
  ],
  // A row for each user and minute in use: few enough for one statement.
  usage: [
    async (db, before) => (await count(db.deleteFrom("usageCount").where("expireTime", "<", before))) % BATCH,
  ],
  message: [
    noteCleared,
    (db, before) =>
      count(
        db
          .deleteFrom("outbox")
          .where("id", "in", (from) =>
            from.selectFrom("outbox").select("id").where("createTime", "<", before).limit(BATCH),
          ),
      ),
  ],
  job: [
    (db, before) =>
      count(
        db
          .deleteFrom("job")
          .where("id", "in", (from) =>
            from
              .selectFrom("job")
              .select("id")
              .where("status", "!=", 0)
              .where("endTime", "<", before)
              .limit(BATCH),
          ),
      ),
  ],
  file: [sweepFiles, sweepPlans],
  behaviour: [
    (db, before) =>
      count(
        db
          .deleteFrom("plainRecord")
          .where("id", "in", (from) =>
            from
              .selectFrom("plainRecord")
              .select("id")
              .where("resource", "=", "userBehavior")
              .where("createTime", "<", before)
              .limit(BATCH),
          ),
      ),
  ],
  operationLog: [async (db, before) => (await clearLog(db, before)) % BATCH],
};

/** A browser behind the greatest number that goes reads everything again. */
async function noteCleared(db: TenantDb, before: string): Promise<number> {
  const { sequence } = await db
    .selectFrom("outbox")
    .select((each) => each.fn.max("sequence").as("sequence"))
    .where("createTime", "<", before)
    .executeTakeFirstOrThrow();
  if (sequence === null) return 0;
  await db
    .insertInto("outboxCleared")
    .values({ sequence })
    .onConflict((conflict) =>
      conflict
        .constraint("outbox_cleared_pkey")
        .doUpdateSet({ sequence: sql<number>`greatest(outbox_cleared.sequence, excluded.sequence)` }),
    )
    .execute();
  return 0;
}

async function count(deletion: {
  readonly executeTakeFirstOrThrow: () => Promise<{ readonly numDeletedRows: bigint }>;
}): Promise<number> {
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** File keys as `saveFile` makes them, in the text of a column. */
function namedIn(column: RawBuilder<unknown>) {
  const key = sql.lit("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  return sql<string>`(regexp_matches(${column}::text, ${key}, 'g'))[1]`.as("fileKey");
}

/** Deletes files that no record and no job names, of whatever kind: what a file is still needed for stands there. */
async function sweepFiles(db: TenantDb, before: string): Promise<number> {
  return await count(
    db.deleteFrom("file").where("fileKey", "in", (from) =>
      from
        .selectFrom("file as f")
        .select("f.fileKey")
        .where("f.createTime", "<", before)
        .where("f.fileKey", "not in", (inner) =>
          inner.selectFrom("plainRecord").select(namedIn(sql.ref("fields"))),
        )
        .where("f.fileKey", "not in", (inner) => inner.selectFrom("job").select(namedIn(sql.ref("params"))))
        .where((where) =>
          where.not(
            where.exists(where.selectFrom("job").select("job.id").whereRef("job.fileKey", "=", "f.fileKey")),
          ),
        )
        .limit(BATCH),
    ),
  );
}

/** Deletes the plans of imports whose files are gone. */
async function sweepPlans(db: TenantDb, before: string): Promise<number> {
  return await count(
    db.deleteFrom("importPlan").where("planKey", "in", (from) =>
      from
        .selectFrom("importPlan as p")
        .select("p.planKey")
        .where("p.createTime", "<", before)
        .where("p.fileKey", "not in", (inner) => inner.selectFrom("file").select("fileKey"))
        .limit(BATCH),
    ),
  );
}
