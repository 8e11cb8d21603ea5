import sources from "../../../schemas/enums/chatSource.json" with { type: "json" };
import type { ReactNode } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import type { ChatRecord } from "../talk.ts";
import { MessageBody } from "./message-body.tsx";

/** The part of a message that its row shows. */
export type ShownMessage = Pick<
  ChatRecord,
  | "chatMineFlag"
  | "sender"
  | "fromUserName"
  | "createTime"
  | "content"
  | "files"
  | "tags"
  | "paymentTime"
  | "noPaymentStatus"
  | "refChatData"
> & { readonly source: ChatRecord["source"] | null };

interface MessageRowProps {
  readonly record: ShownMessage;
  readonly readFile: ChatHost["readFile"];
  /** Buttons of the message. */
  readonly actions: ReactNode;
  /** The to-do of the message. */
  readonly todo: ReactNode;
}

/** One message that the server keeps: who said it, when and from where. */
export function MessageRow({ record, readFile, actions, todo }: MessageRowProps) {
  const { chatMineFlag, sender, fromUserName, createTime, source } = record;
  const side = sender === "client" ? "client" : chatMineFlag ? "own" : "colleague";
  const from = sender === "client" ? sources.values.find(({ value }) => value === source)?.label : undefined;
  return (
    <article
      className={`chat-message chat-${side}`}
      aria-label={`${fromUserName} ${createTime.slice(0, 16)}`}
    >
      <header className="chat-meta">
        <span className="chat-name">{chatMineFlag ? "我" : fromUserName}</span>
        {sender === "client" && (
          <span className="chat-mark">客户{from === undefined ? "" : ` · ${from}`}</span>
        )}
        <time dateTime={createTime.replace(" ", "T")} title={createTime}>
          {createTime.slice(11, 16)}
        </time>
        <span className="chat-actions">{actions}</span>
      </header>
      <MessageBody said={record} quote={record.refChatData} readFile={readFile} />
      {todo}
    </article>
  );
}
