import { App } from "antd";
import { useId, useRef } from "react";
import type { OrderTalkProps } from "../../session/chat-port.ts";
import { MessageBox } from "../composer/message-box.tsx";
import { SendLine } from "../composer/send-line.tsx";
import { useDraft } from "../composer/use-draft.ts";
import type { SendState } from "./use-order-talk.ts";

interface OrderComposerProps {
  readonly host: OrderTalkProps["host"];
  readonly workOrderId: number;
  readonly sending: SendState;
  /** False: it did not get there, and its words stay. */
  readonly onSend: (content: string) => Promise<boolean>;
}

/** The place to write about a work order; the words stay until they have arrived. */
export function OrderComposer({ host, workOrderId, sending, onSend }: OrderComposerProps) {
  const { message } = App.useApp();
  const input = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const { draft, change, clear } = useDraft(host, `order/${workOrderId}`);
  const send = async () => {
    if (draft.content.trim() === "") {
      void message.warning("请输入沟通内容");
      input.current?.focus();
    } else if (await onSend(draft.content)) clear();
  };
  return (
    <div className="chat-composer">
      {sending.status === "failed" && (
        <p className="order-talk-unsent" role="alert">
          {`没有发送成功：${sending.reason}。内容已保留，可再次发送。`}
        </p>
      )}
      <MessageBox
        input={input}
        value={draft.content}
        placeholder="请输入沟通内容"
        onChange={(content) => change({ content })}
        onWarning={(text) => void message.warning(text)}
        onFiles={() => void message.warning("工单沟通只能发送文字，附件请在「与客户沟通」中发送")}
        countId={countId}
        isLocked={sending.status === "sending"}
        onSend={() => void send()}
      />
      <div className="chat-foot">
        <SendLine
          length={draft.content.length}
          countId={countId}
          isSending={sending.status === "sending"}
          onSend={() => void send()}
        />
      </div>
    </div>
  );
}
