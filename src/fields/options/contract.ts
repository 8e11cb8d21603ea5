import type { FieldContract } from "../../schema/contracts.ts";
import {
  choiceSourceOption,
  choosingOption,
  NO_OPTIONS,
  optionsSchema,
  placeholderOption,
} from "../option-schemas.ts";
import { BLANK, plainText } from "../../domain/plain-text.ts";

export const optionsContract: FieldContract = {
  kind: "options",
  summary: "One or several values chosen from what a read operation gives.",
  insteadOf: ["Select", "SelectTable"],
  formats: [],
  align: "left",
  width: 140,
  chosen: true,
  cell: NO_OPTIONS,
  control: optionsSchema(
    {
      ...choiceSourceOption,
      ...placeholderOption,
      ...choosingOption,
      search: {
        type: "string",
        description:
          "Parameter of the source that takes what is typed; default: the choices at hand are searched.",
      },
    },
    ["source"],
  ),
  format: (value) => (Array.isArray(value) ? value.map(plainText).join("、") || BLANK : plainText(value)),
};
