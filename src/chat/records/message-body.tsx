import { FileLink } from "../../fields/files/file-link.tsx";
import { Thumbnails } from "../../fields/image/thumbnails.tsx";
import type { ChatHost } from "../../session/chat-port.ts";
import { isImage } from "../composer/file-limits.ts";
import { type ChatFile, type ChatTag, CORRECT, TAGS } from "../talk.ts";

interface Said {
  readonly content: string;
  readonly files: readonly ChatFile[];
  readonly tags: ChatTag | null;
  readonly paymentTime: string | null;
  readonly noPaymentStatus: number;
}

interface MessageBodyProps {
  readonly said: Said;
  readonly quote: { readonly fromUserName: string; readonly content: string } | null;
  readonly readFile: ChatHost["readFile"];
}

const MOST_PICTURES = 9;

/** The words and files of a message; whatever looks like markup in them is words as well. */
export function MessageBody({ said, quote, readFile }: MessageBodyProps) {
  const { content, files, tags, paymentTime, noPaymentStatus } = said;
  const pictures = files.filter(({ fileName }) => isImage(fileName));
  const others = files.filter(({ fileName }) => !isImage(fileName));
  const payment =
    paymentTime === null ? (noPaymentStatus === 1 ? "暂不扣款" : "") : `扣款日期 ${paymentTime}`;
  return (
    <div className="chat-bubble">
      {quote && (
        <blockquote className="chat-quote">
          {`${quote.fromUserName}：${quote.content === "" ? "［附件］" : quote.content}`}
        </blockquote>
      )}
      {tags !== null && (
        <p className={tags === CORRECT ? "chat-tag chat-tag-correct" : "chat-tag chat-tag-doubtful"}>
          {[TAGS.find(({ value }) => value === tags)?.label, payment].filter(Boolean).join(" · ")}
        </p>
      )}
      {content !== "" && <p className="chat-words">{content}</p>}
      {pictures.length > 0 && <Thumbnails pictures={pictures} max={MOST_PICTURES} readFile={readFile} />}
      {others.length > 0 && (
        <ul className="chat-files">
          {others.map((file) => (
            <li key={file.fileKey}>
              <FileLink file={file} readFile={readFile} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
