import { isBlank, plainText } from "../../domain/plain-text.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import type { FieldView } from "../field-view.ts";
import { Markup } from "./markup.tsx";

export const markupCell: FieldView["cell"] =
  (_options, { readFile }) =>
  (value) =>
    isBlank(value) ? blankCell : <Markup text={plainText(value)} readFile={readFile} />;
