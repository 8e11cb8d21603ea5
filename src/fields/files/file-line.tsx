import type { Attachment } from "../../domain/attachments.ts";
import { fileKind } from "../../domain/file-kind.ts";
import type { FieldEnvironment } from "../field-view.ts";
import { Thumbnails } from "../image/thumbnails.tsx";
import { FileLink } from "./file-link.tsx";

interface FileLineProps {
  readonly file: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
  /** Absent: it stays. */
  readonly onRemove?: () => void;
}

/** One file that the server keeps. */
export function FileLine({ file, readFile, onRemove }: FileLineProps) {
  return (
    <li>
      {fileKind(file.fileName) === "picture" && <Thumbnails pictures={[file]} max={1} readFile={readFile} />}
      <FileLink file={file} readFile={readFile} />
      {onRemove && (
        <button type="button" className="field-retry" aria-label={`移除 ${file.fileName}`} onClick={onRemove}>
          移除
        </button>
      )}
    </li>
  );
}
