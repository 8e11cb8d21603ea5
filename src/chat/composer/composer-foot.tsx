import { PaperClipOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useRef } from "react";
import { BANK, type ChatModule } from "../talk.ts";
import { ENDINGS } from "./file-limits.ts";
import { SendLine } from "./send-line.tsx";
import type { Attachments } from "./use-attachments.ts";

interface ComposerFootProps {
  readonly module: ChatModule;
  /** Characters of the message. */
  readonly length: number;
  readonly countId: string;
  readonly attachments: Attachments;
  readonly onSend: () => void;
}

/** The buttons below the message: for files, and to send it. */
export function ComposerFoot({ module, length, countId, attachments, onSend }: ComposerFootProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="chat-foot">
      <Button
        size="small"
        type="text"
        icon={<PaperClipOutlined />}
        title="图片不超过 10MB，其他文件不超过 100MB"
        onClick={() => chooser.current?.click()}
      >
        上传附件
      </Button>
      {module === BANK && <span className="chat-hint">银行流水沟通不支持拖入和粘贴附件</span>}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="选择附件"
        accept={ENDINGS.join(",")}
        onChange={({ currentTarget }) => {
          attachments.add([...(currentTarget.files ?? [])], "button");
          currentTarget.value = "";
        }}
      />
      <SendLine length={length} countId={countId} onSend={onSend} />
    </div>
  );
}
