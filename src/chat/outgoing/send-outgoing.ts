import type { ChatHost } from "../../session/chat-port.ts";
import { IN_PLACE } from "../call-options.ts";
import { INVOICE } from "../talk.ts";
import type { Outgoing } from "./outgoing-queue.ts";

const SENT = 1;

/** Its number at the server. However often it is sent, the server keeps it once. */
export async function sendOutgoing(client: ChatHost["client"], item: Outgoing): Promise<number> {
  const { key, qyid, companyName, module, content, files, tag, quote, confirmInfo } = item;
  const params = {
    qyid,
    qyMc: companyName,
    module,
    content,
    chatMineFlag: true,
    source: "web" as const,
    clientKey: key,
    files: files.map(({ fileKey }) => fileKey),
    ...(tag !== null && { tags: tag }),
    ...(quote && { refId: quote.id }),
    ...(confirmInfo && { confirmInfo }),
  };
  const { id } = await client.call("chat.record.submit", params, { ...IN_PLACE, intent: key });
  if (module === INVOICE && confirmInfo) {
    const { kjnd, kjqj } = confirmInfo;
    const month = { companyId: qyid, kjnd, kjqj, invoiceMessageStatus: SENT } as const;
    await client.call("chat.invoiceMessageStatus", month, IN_PLACE);
  }
  return id;
}
