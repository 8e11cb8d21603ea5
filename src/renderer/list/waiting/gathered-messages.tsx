import "./gathered-messages.css";
import type { GatheredMessage } from "./message-limit.ts";

/** What would cover the screen as messages of their own. */
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
