import { Popconfirm } from "antd";
import type { ChatHost } from "../../session/chat-port.ts";
import { MessageBody } from "../records/message-body.tsx";
import type { Outgoing } from "./outgoing-queue.ts";
import type { OutgoingStore } from "./outgoing-store.ts";

interface OutgoingRowProps {
  readonly item: Outgoing;
  readonly store: OutgoingStore;
  readonly readFile: ChatHost["readFile"];
}

/** A message on its way, or one that did not get there, with what can be done about it. */
export function OutgoingRow({ item, store, readFile }: OutgoingRowProps) {
  const { key, content, files, tag, quote, confirmInfo, state, tries, reason } = item;
  const { paymentTime = null, noPaymentStatus = 0 } = confirmInfo?.expandParam ?? {};
  const isUnsent = state === "refused" || (state === "waiting" && tries > 0);
  return (
    <article className="chat-message chat-own" aria-label="我 未送达的消息">
      <header className="chat-meta">
        <span className="chat-name">我</span>
        {isUnsent ? (
          <span className="chat-unsent" role="alert">
            {state === "refused" ? `未发送：${reason ?? ""}` : "未发送，网络恢复后会自动重发"}
          </span>
        ) : (
          <output className="chat-sending">发送中…</output>
        )}
        {isUnsent && (
          <>
            <button type="button" className="field-retry" onClick={() => store.retry(key)}>
              重试
            </button>
            <Popconfirm
              title="删除这条消息？"
              description={
                tries > 0
                  ? "它可能已经送达：删除后不再重发，已送达的不会撤回。"
                  : "删除后不会发送，无法恢复。"
              }
              okText="删除"
              okButtonProps={{ danger: true }}
              onConfirm={() => store.remove(key)}
            >
              <button type="button" className="field-retry">
                删除
              </button>
            </Popconfirm>
          </>
        )}
      </header>
      <MessageBody
        said={{ content, files, tags: tag, paymentTime, noPaymentStatus }}
        quote={quote}
        readFile={readFile}
      />
    </article>
  );
}
