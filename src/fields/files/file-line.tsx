import { isSafeAddress, type Attachment } from "../attachments.ts";

interface FileLineProps {
  readonly file: Attachment;
  /** Absent: it stays. */
  readonly onRemove?: () => void;
}

/** One file that the server keeps. */
export function FileLine({ file: { fileName, fileUrl }, onRemove }: FileLineProps) {
  return (
    <li>
      {isSafeAddress(fileUrl) ? (
        <a className="field-link" href={fileUrl} target="_blank" rel="noopener noreferrer">
          {fileName}
        </a>
      ) : (
        <span>{fileName}</span>
      )}
      {onRemove && (
        <button type="button" className="field-retry" aria-label={`移除 ${fileName}`} onClick={onRemove}>
          移除
        </button>
      )}
    </li>
  );
}
