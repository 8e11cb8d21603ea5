import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";
import type { TenantDb } from "../database/tenant-db.ts";
import type { OutboxMessage } from "./notify-users.ts";

/** A message that is committed and has its number. */
export interface NumberedMessage {
  readonly sequence: number;
  readonly userIds: readonly number[] | null;
  readonly companyId: number | null;
  readonly message: OutboxMessage;
}

/** Gives the committed messages that have none their numbers, behind all others; gives the newest number. */
export async function numberMessages(db: Kysely<Database>): Promise<number> {
  const { last, waiting } = await db
    .selectFrom("outboxNumber")
    .select("last")
    .select((from) =>
      from.exists(from.selectFrom("outbox").select("id").where("sequence", "is", null)).as("waiting"),
    )
    .executeTakeFirstOrThrow();
  if (!waiting) return last;
  return await db.transaction().execute(async (transaction) => {
    // A second transaction waits here, and then sees the numbers of the first.
    const locked = await transaction
      .selectFrom("outboxNumber")
      .select("last")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const numbered = await transaction
      .updateTable("outbox")
      .from((from) =>
        from
          .selectFrom("outbox as waiting")
          .select("waiting.id")
          .select(sql<number>`row_number() over (order by waiting.id)`.as("place"))
          .where("waiting.sequence", "is", null)
          .as("numbered"),
      )
      .set({ sequence: sql<number>`${locked.last}::bigint + numbered.place` })
      .whereRef("outbox.id", "=", "numbered.id")
      .executeTakeFirstOrThrow();
    const newest = locked.last + Number(numbered.numUpdatedRows);
    await transaction.updateTable("outboxNumber").set({ last: newest }).execute();
    return newest;
  });
}

/** The firms that have messages behind one number, up to another. */
export async function firmsOfMessages(
  db: Kysely<Database>,
  after: number,
  upTo: number,
): Promise<ReadonlySet<number>> {
  const firms = await db
    .selectFrom("outbox")
    .select("gsid")
    .distinct()
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .execute();
  return new Set(firms.map(({ gsid }) => gsid));
}

interface Part {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

/** The first messages of the firm behind one number, up to another. */
export async function readMessages(
  db: TenantDb,
  { after, upTo, limit }: Part,
): Promise<readonly NumberedMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["sequence", "userIds", "companyId", "message"])
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .orderBy("sequence")
    .limit(limit)
    .execute();
  return rows.map(({ message, ...row }) => ({
    ...row,
    sequence: Number(row.sequence),
    // The driver has read the text already.
    message: message as unknown as OutboxMessage,
  }));
}

/** The least number behind which all messages of the firm are still kept, and are no more than `most`. */
export async function leastToGoOnFrom(db: TenantDb, upTo: number, most: number): Promise<number> {
  const cleared = await db.selectFrom("outboxCleared").select("sequence").executeTakeFirst();
  const tooMany = await db
    .selectFrom("outbox")
    .select("sequence")
    .where("sequence", "<=", upTo)
    .orderBy("sequence", "desc")
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return Math.max(cleared?.sequence ?? 0, tooMany?.sequence ?? 0);
}
