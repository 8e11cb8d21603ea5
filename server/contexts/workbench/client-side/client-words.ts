import type { FirmContext } from "../../../contracts/firm-context.ts";
import { publicOperation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { notifyViewers } from "../../../platform/outbox/notify-users.ts";
import { findOwnUploads } from "../../../records/files/own-uploads.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { CORRECT, DOUBTFUL, keepClientAnswer } from "../../tax/door.ts";
import { presentFile } from "../chat/present-file.ts";
import { type ClientOfLink, asClient } from "./as-client.ts";

const TAX = 4;

interface Words {
  readonly module: number;
  readonly content: string;
  readonly fileKeys: readonly string[];
  readonly tags: number | null;
  readonly confirmed?: {
    readonly kjnd: number;
    readonly kjqj: number;
    readonly paymentTime: string | null;
    readonly noPaymentStatus: number;
  };
}

/** Keeps the client's message about a module, and notifies the users who may see the company. */
export const submitClientMessage = publicOperation("miniProgram.client.submit", async (params, context) => {
  const { link, module, content = "", files: fileKeys = [] } = params;
  return await asClient(link, context, async (client, firm) => {
    if (content.trim() === "" && fileKeys.length === 0) throw lacks("请输入内容或添加图片");
    return await keepWords({ module, content: content.trim(), fileKeys, tags: null }, client, firm);
  });
});

const CONFIRMATION = "税款确认无误";

/** Keeps that the client finds its tax right, or what it doubts, as a message and in the month. */
export const clientAnswers = publicOperation("miniProgram.client.answer", async (params, context) => {
  const { link, kjnd, kjqj, szId, tags, taxAmount, content = "", files: fileKeys = [] } = params;
  const { paymentTime, noPaymentStatus } = params;
  return await asClient(link, context, async (client, firm) => {
    const said = content.trim();
    if (tags === DOUBTFUL && said === "") throw lacks("请输入疑问内容");
    const { companyId } = client;
    const payment = { paymentTime, noPaymentStatus };
    const named = await keepClientAnswer(
      { companyId, szId, kjnd, kjqj, tags, taxAmount, content: said, fileKeyList: fileKeys, ...payment },
      firm,
    );
    const isCorrect = tags === CORRECT;
    const confirmed = {
      kjnd,
      kjqj,
      paymentTime: isCorrect ? (paymentTime ?? null) : null,
      noPaymentStatus: isCorrect ? (noPaymentStatus ?? 0) : 0,
    };
    const words = said === "" ? `${named}${CONFIRMATION}${wordsOf(confirmed)}` : said;
    return await keepWords({ module: TAX, content: words, fileKeys, tags, confirmed }, client, firm);
  });
});

function wordsOf({
  paymentTime,
  noPaymentStatus,
}: {
  paymentTime: string | null;
  noPaymentStatus: number;
}): string {
  if (noPaymentStatus === 1) return "，暂不扣款";
  return paymentTime === null ? "" : `，请于 ${paymentTime} 扣款`;
}

async function keepWords(words: Words, client: ClientOfLink, context: FirmContext) {
  const { module, content, fileKeys, tags, confirmed } = words;
  const { companyId: qyid, clientName } = client;
  const uploads = await findOwnUploads(fileKeys, context);
  const messages = await RecordStore.open("chatMessage", context);
  const { id } = await messages.create({
    qyid,
    module,
    content,
    files: uploads.map(({ fileKey, fileName }) => presentFile(fileKey, fileName)),
    tags,
    sender: "client",
    userId: null,
    fromUserName: clientName,
    source: "miniProgram",
    confirmType: confirmed ? TAX : null,
    kjnd: confirmed?.kjnd ?? null,
    kjqj: confirmed?.kjqj ?? null,
    paymentTime: confirmed?.paymentTime ?? null,
    noPaymentStatus: confirmed?.noPaymentStatus ?? 0,
    reportList: [],
    refChatData: null,
  });
  await notifyViewers(context, qyid, { chatSendType: "RECORD", qyid, module, id });
  await notifyViewers(context, qyid, { chatSendType: "COMPANY", qyid });
  await notifyViewers(context, qyid, { type: "STATISTICS" });
  return { id };
}

function lacks(message: string): Refusal {
  return new Refusal("validation", message, [{ path: "content", message }]);
}
