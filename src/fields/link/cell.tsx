import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { openableLink } from "../../domain/open-link.ts";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** Anything but the address of a web page stays text. */
export const linkCell: FieldView["cell"] =
  ({ label }) =>
  (value) => {
    if (isBlank(value)) return blankCell;
    const text = plainText(value);
    const url = openableLink(text);
    if (url === null) return text;
    return (
      <a className="field-link" href={url.href} target="_blank" rel="noopener noreferrer" title={text}>
        {typeof label === "string" ? label : text}
      </a>
    );
  };
