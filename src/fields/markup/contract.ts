import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS } from "../option-schemas.ts";
import { textOfMarkup } from "./text-of-markup.ts";

export const markupContract: FieldContract = {
  kind: "markup",
  summary:
    "Formatted text of the server: paragraphs, lists, tables, links and pictures; everything else that HTML can do is taken out of it.",
  formats: [],
  types: ["string"],
  align: "left",
  width: 240,
  cell: NO_OPTIONS,
  format: textOfMarkup,
};
