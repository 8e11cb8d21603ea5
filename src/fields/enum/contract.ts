import type { FieldContract } from "../../schema/contracts.ts";
import { placeholderOption } from "../option-schemas.ts";
import { BLANK, isBlank } from "../plain-text.ts";
import { enumLabels } from "./enum-labels.ts";

const table = { enum: { type: "string", description: "Name of the code table." } } as const;

/** A value of a code table, or several of them. */
export const enumContract: FieldContract = {
  kind: "enum",
  formats: [],
  align: "left",
  width: 100,
  chosen: true,
  cell: {
    type: "object",
    properties: {
      ...table,
      as: { enum: ["tag", "badge", "text"], description: "How the colour shows; default `badge`." },
    },
    required: ["enum"],
    additionalProperties: false,
  },
  control: {
    type: "object",
    properties: { ...table, ...placeholderOption, multiple: { type: "boolean" } },
    required: ["enum"],
    additionalProperties: false,
  },
  format: (value, options, { enums }) =>
    isBlank(value) || (Array.isArray(value) && value.length === 0)
      ? BLANK
      : enumLabels(value, options, enums).join("、"),
};
