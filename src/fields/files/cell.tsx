import "../fields.css";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { readAttachments } from "../../domain/attachments.ts";
import { FileLink } from "./file-link.tsx";

export const filesCell: FieldView["cell"] =
  (_options, { readFile }) =>
  (value) => {
    const files = readAttachments(value);
    if (files.length === 0) return blankCell;
    return (
      <span className="field-file-names">
        {files.map((file) => (
          <FileLink key={file.fileUrl} file={file} readFile={readFile} />
        ))}
      </span>
    );
  };
