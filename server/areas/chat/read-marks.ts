import { sql } from "kysely";
import type { FirmContext } from "../../binding/handler.ts";
import { RecordStore } from "../../records/record-store.ts";

/** Messages of one client in one module that the user has not come to. */
interface Unread {
  readonly qyid: number;
  readonly module: number;
  readonly count: number;
  /** Number of the newest one. */
  readonly newest: number;
}

/** What the user has not come to of his clients' messages, of all clients or of one. */
export async function unreadMessages(context: FirmContext, qyid?: number): Promise<Unread[]> {
  const messages = await RecordStore.open("chatMessage", context);
  const where = { sender: "client", ...(qyid !== undefined && { qyid }) };
  const groups = await messages.groupBy(["qyid", "module"], { where, also: beyondMark(context) });
  return groups.map(({ key, count, newest }) => ({
    qyid: Number(key["qyid"]),
    module: Number(key["module"]),
    count,
    newest,
  }));
}

/** A message that no mark of the user's, of its company and module, has reached. */
function beyondMark({ db, user }: FirmContext) {
  const marks = db
    .selectFrom("plainRecord as mark")
    .select("mark.id")
    .where("mark.resource", "=", "chatRead")
    .where(sql`mark.fields ->> 'userId'`, "=", String(user.id))
    .where(sql<boolean>`mark.company_id = r.company_id`)
    .where(sql<boolean>`mark.fields ->> 'module' = r.fields ->> 'module'`)
    .where(sql<boolean>`(mark.fields ->> 'dataId')::integer >= r.id`);
  return sql<boolean>`not exists ${marks}`;
}

/** The user has come to the newest message of a company, in one module or in all of them. */
export async function markSeen(context: FirmContext, qyid: number, module?: number): Promise<void> {
  const store = await RecordStore.open("chatRead", context);
  for (const unread of await unreadMessages(context, qyid)) {
    if (module !== undefined && unread.module !== module) continue;
    const where = { qyid, userId: context.user.id, module: unread.module };
    const mark = await store.first({ where });
    if (mark) await store.change(mark, { dataId: unread.newest });
    else await store.create({ ...where, dataId: unread.newest });
  }
}
