import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS, optionsSchema, placeholderOption, uploadOption } from "../option-schemas.ts";
import { textOfMarkup } from "../../domain/markup/text-of-markup.ts";

export const markupContract: FieldContract = {
  kind: "markup",
  summary:
    "Formatted text: paragraphs, lists, tables, links and pictures; everything else that HTML can do is taken out of it. With `upload` its editor takes pictures.",
  formats: [],
  types: ["string"],
  align: "left",
  width: 240,
  formOnly: true,
  cell: NO_OPTIONS,
  control: optionsSchema({
    ...placeholderOption,
    ...uploadOption,
    maxMb: { type: "number", exclusiveMinimum: 0, description: "Size of one picture; default 5." },
  }),
  format: textOfMarkup,
};
