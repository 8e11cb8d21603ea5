import { Button } from "antd";
import { MOST_TEXT } from "./cut-text.ts";

interface SendLineProps {
  /** Characters of the message. */
  readonly length: number;
  readonly countId: string;
  readonly isSending?: boolean;
  readonly onSend: () => void;
}

/** The length of a message, the keys that send it, and the button that does. */
export function SendLine({ length, countId, isSending = false, onSend }: SendLineProps) {
  return (
    <>
      <span id={countId} className="chat-count">{`${length}/${MOST_TEXT}`}</span>
      <span className="chat-hint">Enter 发送，Shift+Enter 换行</span>
      <Button type="primary" loading={isSending} onClick={onSend}>
        发送
      </Button>
    </>
  );
}
