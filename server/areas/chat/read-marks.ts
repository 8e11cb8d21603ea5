import type { FirmContext } from "../../binding/handler.ts";
import type { StoredRecord } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";

/** Messages of clients that the user has not come to, of all his clients or of one. */
export async function unreadMessages(context: FirmContext, qyid?: number): Promise<StoredRecord[]> {
  const where = qyid === undefined ? {} : { qyid };
  const marks = await (
    await RecordStore.open("chatRead", context)
  ).list({ where: { ...where, userId: context.user.id } });
  const seen = new Map(marks.map((mark) => [keyOf(mark), Number(mark["dataId"])]));
  const messages = await RecordStore.open("chatMessage", context);
  const received = await messages.list({ where: { ...where, sender: "client" } });
  return received.filter((message) => message.id > (seen.get(keyOf(message)) ?? 0));
}

/** The user has come to the newest message of a company, in one module or in all of them. */
export async function markSeen(context: FirmContext, qyid: number, module?: number): Promise<void> {
  const { user } = context;
  const store = await RecordStore.open("chatRead", context);
  const unread = await unreadMessages(context, qyid);
  const newest = new Map<number, number>();
  for (const message of unread) {
    const of = Number(message["module"]);
    if (module === undefined || of === module) newest.set(of, Math.max(newest.get(of) ?? 0, message.id));
  }
  for (const [of, dataId] of newest) {
    const where = { qyid, userId: user.id, module: of };
    const mark = await store.first({ where });
    if (mark) await store.change(mark, { dataId });
    else await store.create({ ...where, dataId });
  }
}

function keyOf(row: StoredRecord): string {
  return `${String(row["qyid"])}/${String(row["module"])}`;
}
