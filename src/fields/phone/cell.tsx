import type { FieldView } from "../field-view.ts";
import { blankCell } from "../formatted-cell.tsx";
import { isBlank, plainText } from "../plain-text.ts";

export const phoneCell: FieldView["cell"] = () => (value) =>
  isBlank(value) ? blankCell : <span className="field-figures">{plainText(value)}</span>;
