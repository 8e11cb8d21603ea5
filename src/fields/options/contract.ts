import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS, choiceSourceOption, placeholderOption } from "../option-schemas.ts";
import { BLANK, plainText } from "../plain-text.ts";

/** One or several values chosen from what a read operation gives. */
export const optionsContract: FieldContract = {
  kind: "options",
  formats: [],
  align: "left",
  width: 140,
  chosen: true,
  cell: NO_OPTIONS,
  control: {
    type: "object",
    properties: { ...choiceSourceOption, ...placeholderOption, multiple: { type: "boolean" } },
    required: ["source"],
    additionalProperties: false,
  },
  format: (value) => (Array.isArray(value) ? value.map(plainText).join("、") || BLANK : plainText(value)),
};
