import { Button, Input } from "antd";
import { useId, useRef, useState } from "react";
import type { ChatFile } from "../../../generated/operations/chat.ts";
import { newIntent } from "../../../request/new-intent.ts";
import { isOutcomeUnknown } from "../../../request/request-error.ts";
import { AddFiles } from "./add-files.tsx";
import { clientText } from "./client-text.ts";

export interface Written {
  readonly content: string;
  readonly files: readonly ChatFile[];
  /** The same for every try of what was written. */
  readonly intent: string;
}

interface ComposerProps {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  /** The text stays until the server has taken it. */
  readonly onSend: (written: Written) => Promise<void>;
}

const LONGEST = 500;

/** Words and files to be sent. */
export function Composer({ label, hint, button, onSend }: ComposerProps) {
  const id = useId();
  const [content, setContent] = useState("");
  const [files, setFiles] = useState<readonly ChatFile[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const intent = useRef(newIntent());
  const send = async () => {
    setSending(true);
    setFault(null);
    try {
      await onSend({ content, files, intent: intent.current });
      intent.current = newIntent();
      setContent("");
      setFiles([]);
    } catch (error) {
      // A text that was perhaps taken is sent again as the same message; a refused one becomes another.
      if (!isOutcomeUnknown(error)) intent.current = newIntent();
      setFault(error instanceof Error ? error.message : clientText("failed"));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className="client-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        value={content}
        maxLength={LONGEST}
        showCount
        rows={3}
        placeholder={hint}
        onChange={(event) => setContent(event.target.value)}
      />
      <AddFiles files={files} onChange={setFiles} onFault={setFault} />
      {fault !== null && (
        <p role="alert" className="client-fault">
          {fault}
        </p>
      )}
      <Button type="primary" htmlType="submit" block loading={isSending}>
        {button}
      </Button>
    </form>
  );
}
