import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS, placeholderOption } from "../option-schemas.ts";
import { plainText } from "../plain-text.ts";

/** Free text of one or several lines. */
export const textContract: FieldContract = {
  kind: "text",
  formats: [],
  align: "left",
  width: 140,
  cell: NO_OPTIONS,
  control: {
    type: "object",
    properties: {
      ...placeholderOption,
      maxLength: { type: "integer", minimum: 1 },
      rows: {
        type: "integer",
        minimum: 2,
        maximum: 20,
        description: "Height in lines; makes it a text area.",
      },
    },
    additionalProperties: false,
  },
  format: plainText,
};
