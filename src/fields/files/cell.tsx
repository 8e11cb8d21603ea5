import "../fields.css";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { isSafeAddress, readAttachments } from "../attachments.ts";

export const filesCell: FieldView["cell"] = () => (value) => {
  const files = readAttachments(value);
  if (files.length === 0) return blankCell;
  return (
    <span className="field-file-names">
      {files.map(({ fileName, fileUrl }) =>
        isSafeAddress(fileUrl) ? (
          <a key={fileUrl} className="field-link" href={fileUrl} target="_blank" rel="noopener noreferrer">
            {fileName}
          </a>
        ) : (
          <span key={fileUrl}>{fileName}</span>
        ),
      )}
    </span>
  );
};
