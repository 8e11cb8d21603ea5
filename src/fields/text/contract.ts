import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, placeholderOption } from "../option-schemas.ts";
import { cutBlanks, cutEmptyLines } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const textContract: FieldContract = {
  kind: "text",
  summary: "Free text of one or several lines.",
  insteadOf: ["Input", "Input.TextArea", "Password"],
  formats: [],
  types: ["string", "number", "boolean"],
  align: "left",
  width: 140,
  tidy: (value, options) => {
    // Blanks may be part of a password.
    if (options.password === true) return value;
    return tidyText(typeof options.rows === "number" ? cutEmptyLines : cutBlanks)(value);
  },
  isSecret: ({ password }) => password === true,
  cell: optionsSchema({
    copy: { type: "boolean", description: "A button beside the text copies it." },
    shorten: {
      type: "integer",
      minimum: 16,
      description: "A text of at least so many characters, such as an invoice number, shows its ends alone.",
    },
  }),
  control: optionsSchema({
    ...placeholderOption,
    maxLength: { type: "integer", minimum: 1, description: "Characters." },
    rows: {
      type: "integer",
      minimum: 2,
      maximum: 20,
      description: "Height in lines; makes it a text area.",
    },
    password: { type: "boolean", description: "Hides what is typed." },
  }),
  format: plainText,
};
