import { listenForCopying } from "../cells/copying.ts";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** Characters that stay at either end of a shortened text. */
const ENDS = 6;

export const textCell: FieldView["cell"] = ({ shorten, copy }) => {
  const limit = typeof shorten === "number" ? shorten : Infinity;
  const canCopy = copy === true;
  if (canCopy) listenForCopying();
  return (value) => {
    if (isBlank(value)) return blankCell;
    const text = plainText(value);
    const shown =
      text.length < limit ? text : <span title={text}>{`${text.slice(0, ENDS)}…${text.slice(-ENDS)}`}</span>;
    if (!canCopy) return shown;
    return (
      <span className="field-copied">
        {shown}
        <button
          type="button"
          className="field-copy"
          data-copy={text}
          aria-label={`复制 ${text}`}
          title="复制"
        />
      </span>
    );
  };
};
