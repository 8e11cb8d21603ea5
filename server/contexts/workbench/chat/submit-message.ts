import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { notifyUsers, notifyViewers } from "../../../platform/outbox/notify-users.ts";
import { findOwnUploads } from "../../../records/files/own-uploads.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { assertPayment } from "./assert-payment.ts";
import { presentFile } from "./present-file.ts";
import { markSeen } from "./read-marks.ts";

const DOUBTFUL = 1;

/**
 * Keeps the user's message to a client and marks the messages before it as read. A message with a key that is kept
 * already is a repeated request: its sender got no answer before.
 */
export const submitMessage = operation("chat.record.submit", async (params, context) => {
  const { qyid, module, content = "", tags, source = "web", refId, confirmInfo, clientKey = null } = params;
  const { user } = context;
  const { companyName, provinceId } = await readCompany(context, qyid);
  context.concerns(companyName);
  const messages = await RecordStore.open("chatMessage", context);
  const kept = await findKept(messages, user.id, clientKey);
  if (kept) return kept;
  const uploads = await findOwnUploads(params.files ?? [], context);
  const files = uploads.map(({ fileKey, fileName }) => presentFile(fileKey, fileName));
  if (content.trim() === "" && files.length === 0) refuseContent(tags);
  await assertPayment(params, provinceId ?? "", context);
  if (refId !== undefined) await assertSameTalk(refId, { qyid, module }, context);
  const { kjnd = null, kjqj = null, confirmType = null, expandParam = {} } = confirmInfo ?? {};
  const made = await messages.createUnlessThere({
    qyid,
    module,
    content,
    files,
    source,
    kjnd,
    kjqj,
    confirmType,
    clientKey,
    tags: tags ?? null,
    sender: "staff",
    userId: user.id,
    fromUserName: user.name,
    paymentTime: expandParam.paymentTime ?? null,
    noPaymentStatus: expandParam.noPaymentStatus ?? 0,
    reportList: expandParam.reportList ?? [],
    refChatData: refId ?? null,
  });
  if (!made) return await keptMeanwhile(messages, user.id, clientKey);
  const { id, createTime } = made;
  await markSeen(context, qyid, module);
  await notifyViewers(context, qyid, { chatSendType: "RECORD", qyid, module, id });
  await notifyViewers(context, qyid, { chatSendType: "COMPANY", qyid });
  await notifyUsers(context, [user.id], { type: "STATISTICS" });
  return { id, createTime };
});

type Messages = RecordStore<RecordRow<"chatMessage">>;

/** The message with the sender's key. */
async function findKept(messages: Messages, userId: number, clientKey: string | null) {
  if (clientKey === null) return undefined;
  const kept = await messages.first({ where: { userId, clientKey } });
  return kept && { id: kept.id, createTime: kept.createTime };
}

async function keptMeanwhile(messages: Messages, userId: number, clientKey: string | null) {
  const kept = await findKept(messages, userId, clientKey);
  if (!kept) throw new Error("a message was left out, and none has its key");
  return kept;
}

function refuseContent(tags: number | undefined): never {
  const message = tags === DOUBTFUL ? "请输入疑问内容" : "请输入沟通内容";
  throw new Refusal("validation", message, [{ path: "content", message }]);
}

/** Words of one client are not shown to another. */
async function assertSameTalk(
  refId: number,
  { qyid, module }: { readonly qyid: number; readonly module: number },
  context: FirmContext,
): Promise<void> {
  const quoted = await (await RecordStore.open("chatMessage", context)).find(refId);
  if (quoted.qyid === qyid && quoted.module === module) return;
  const message = "只能引用同一沟通中的消息";
  throw new Refusal("validation", message, [{ path: "refId", message }]);
}
