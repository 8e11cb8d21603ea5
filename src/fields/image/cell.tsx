import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { isSafeAddress, readAttachments } from "../../domain/attachments.ts";
import { Thumbnails } from "./thumbnails.tsx";

export const imageCell: FieldView["cell"] = ({ max, large }, { readFile }) => {
  const shown = typeof max === "number" ? max : 3;
  return (value) => {
    const pictures = readAttachments(value).filter(({ fileUrl }) => isSafeAddress(fileUrl));
    return pictures.length === 0 ? (
      blankCell
    ) : (
      <Thumbnails pictures={pictures} max={shown} isLarge={large === true} readFile={readFile} />
    );
  };
};
