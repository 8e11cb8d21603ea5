import { App } from "antd";
import { type RefObject, useId } from "react";
import { FileLine } from "../../fields/files/file-line.tsx";
import { UploadLine } from "../../fields/files/upload-line.tsx";
import type { ChatHost } from "../../session/chat-port.ts";
import { BANK, type ChatModule, isConfirming } from "../talk.ts";
import { needsPayment } from "./check-message.ts";
import { ComposerFoot } from "./composer-foot.tsx";
import { MessageBox } from "./message-box.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { TagChoice } from "./tag-choice.tsx";
import type { Attachments } from "./use-attachments.ts";
import type { DraftInHand } from "./use-draft.ts";
import { usePaymentDays } from "./use-payment-days.ts";

export interface ConfirmedMonth {
  readonly kjnd: number;
  readonly kjqj: number;
  readonly provinceId: string;
  readonly taxStatus: number;
}

interface ComposerProps {
  readonly host: ChatHost;
  readonly module: ChatModule;
  readonly month: ConfirmedMonth;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly inHand: DraftInHand;
  readonly attachments: Attachments;
  readonly onDropped: (files: readonly File[]) => void;
  /** The user writes, or changes what they wrote. */
  readonly onTyping: () => void;
  readonly onSend: () => void;
}

/** The place where a message is written, with its files, and what is confirmed by it. */
export function Composer(props: ComposerProps) {
  const { host, module, month, input, inHand, attachments, onDropped, onTyping, onSend } = props;
  const { draft, change } = inHand;
  const { message } = App.useApp();
  const countId = useId();
  const isPaymentAsked = needsPayment({ module, taxStatus: month.taxStatus }, draft);
  const days = usePaymentDays(host, month, isPaymentAsked);
  const hint = module === BANK ? "" : "，附件可直接拖入或粘贴";
  return (
    <div className="chat-composer">
      {draft.quote && (
        <p className="chat-quoting">
          <span>{`回复 ${draft.quote.fromUserName}：${draft.quote.content}`}</span>
          <button type="button" className="field-retry" onClick={() => change({ quote: null })}>
            取消引用
          </button>
        </p>
      )}
      {isConfirming(module) && (
        <div className="chat-confirm">
          <TagChoice value={draft.tag} onChange={(tag) => change({ tag })} />
          {isPaymentAsked && <PaymentChoice draft={draft} change={change} today={host.today()} days={days} />}
        </div>
      )}
      <MessageBox
        input={input}
        value={draft.content}
        placeholder={`请输入沟通内容${hint}`}
        onChange={(content) => {
          change({ content });
          if (content.trim() !== "") onTyping();
        }}
        onWarning={(text) => void message.warning(text)}
        onFiles={onDropped}
        countId={countId}
        onSend={onSend}
      />
      {draft.files.length + attachments.uploads.length > 0 && (
        <ul className="chat-attachments field-file-list" aria-label="待发送的附件">
          {draft.files.map((file) => (
            <FileLine
              key={file.fileKey}
              file={file}
              readFile={host.readFile}
              onRemove={() => attachments.remove(file.fileKey)}
            />
          ))}
          {attachments.uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onDrop={() => attachments.drop(upload.id)}
              onRetry={() => attachments.retry(upload)}
            />
          ))}
        </ul>
      )}
      <ComposerFoot
        module={module}
        length={draft.content.length}
        countId={countId}
        attachments={attachments}
        onSend={onSend}
      />
    </div>
  );
}
