import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";
import type { OutboxMessage } from "./notify-users.ts";

/** A message that is committed and has its number. */
export interface NumberedMessage {
  readonly gsid: number;
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

/** The messages of all firms behind one number, up to another. */
export async function readMessages(
  db: Kysely<Database>,
  after: number,
  upTo: number,
): Promise<NumberedMessage[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["gsid", "sequence", "userIds", "companyId", "message"])
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .orderBy("sequence")
    .execute();
  return rows.map(({ message, ...row }) => ({
    ...row,
    sequence: Number(row.sequence),
    // The driver has read the text already.
    message: message as unknown as OutboxMessage,
  }));
}
