import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { notifyUsers } from "../../../platform/outbox/notify-users.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { readCompany } from "../../clients/door.ts";

/** Messages of one client in one module that the user has not come to. */
interface Unread {
  readonly qyid: number;
  readonly module: number;
  readonly count: number;
  /** Number of the newest one. */
  readonly newest: number;
}

/** The unread messages of the user's clients, of all clients or of one. */
export async function unreadMessages(context: FirmContext, qyid?: number): Promise<Unread[]> {
  const messages = await RecordStore.open("chatMessage", context);
  const where = { sender: "client", ...(qyid !== undefined && { qyid }) };
  const groups = await messages.groupBy(["qyid", "module"], { where, also: beyondMark(context) });
  return groups.map(({ key, count, newest }) => ({
    qyid: Number(key.qyid),
    module: Number(key.module),
    count,
    newest,
  }));
}

/** A message beyond the user's mark of its company and module. His marks are read once, not for each message. */
function beyondMark({ db, user }: FirmContext) {
  const marks = db
    .selectFrom("plainRecord as mark")
    .select(
      sql`jsonb_object_agg(mark.company_id || '/' || (mark.fields ->> 'module'), mark.fields -> 'dataId')`.as(
        "marks",
      ),
    )
    .where("mark.resource", "=", "chatRead")
    .where(sql`mark.fields ->> 'userId'`, "=", String(user.id));
  const mark = sql`${marks} ->> (r.company_id || '/' || (r.fields ->> 'module'))`;
  return sql<boolean>`r.id > coalesce((${mark})::integer, 0)`;
}

/** Marks a talk as read by the user. The mark is their own: only their own browsers are notified. */
export const readRecords = operation("chat.record.read", async ({ qyid, module }, context) => {
  await readCompany(context, qyid);
  if (await markSeen(context, qyid, module)) {
    await notifyUsers(context, [context.user.id], { chatSendType: "COMPANY", qyid });
    await notifyUsers(context, [context.user.id], { type: "STATISTICS" });
  }
  return null;
});

/** The user has come to the newest message of a company, in one module or in all of them. True: some were new. */
export async function markSeen(context: FirmContext, qyid: number, module?: number): Promise<boolean> {
  const store = await RecordStore.open("chatRead", context);
  const all = await unreadMessages(context, qyid);
  const wanted = all.filter((unread) => module === undefined || unread.module === module);
  // In one order: two tabs that come at once wait for each other in turn.
  for (const unread of wanted.toSorted((a, b) => a.module - b.module)) {
    const key = { qyid, userId: context.user.id, module: unread.module };
    await keepOne(store, key, (mark) => ({ dataId: Math.max(mark?.dataId ?? 0, unread.newest) }));
  }
  return wanted.length > 0;
}
