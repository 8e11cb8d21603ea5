import type { FieldView } from "../field-view.ts";
import { blankCell } from "../formatted-cell.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** Characters that stay at either end of a shortened text. */
const ENDS = 6;

export const textCell: FieldView["cell"] = ({ shorten }) => {
  const limit = typeof shorten === "number" ? shorten : Infinity;
  return (value) => {
    if (isBlank(value)) return blankCell;
    const text = plainText(value);
    return text.length < limit ? (
      text
    ) : (
      <span title={text}>{`${text.slice(0, ENDS)}…${text.slice(-ENDS)}`}</span>
    );
  };
};
