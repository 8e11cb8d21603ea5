import "./gathered-messages.css";
import type { GatheredMessage } from "./message-limit.ts";

/** A list of messages that would cover the screen one by one. */
export function GatheredMessages({ messages }: { readonly messages: readonly GatheredMessage[] }) {
  return (
    <>
      还有 {messages.length} 条消息
      <ul className="gathered-messages">
        {messages.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ul>
    </>
  );
}
