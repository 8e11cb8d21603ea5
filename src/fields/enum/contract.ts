import type { FieldContract } from "../../schema/contracts.ts";
import {
  badgeOption,
  choosingOption,
  codeTableOption,
  optionsSchema,
  placeholderOption,
} from "../option-schemas.ts";
import { BLANK } from "../../domain/plain-text.ts";
import { enumLabels } from "./enum-labels.ts";

export const enumContract: FieldContract = {
  kind: "enum",
  summary: "A value of a code table, or several of them.",
  insteadOf: ["Select", "Radio.Group", "Checkbox.Group"],
  formats: [],
  align: "left",
  width: 100,
  chosen: true,
  cell: optionsSchema({ ...codeTableOption, ...badgeOption }, ["enum"]),
  control: optionsSchema(
    {
      ...codeTableOption,
      ...placeholderOption,
      ...choosingOption,
      as: {
        enum: ["select", "checkbox", "radio", "cards"],
        description:
          "`checkbox` shows every entry and takes several, `radio` takes one, `cards` too, each with its description; default `select`.",
      },
    },
    ["enum"],
  ),
  format: (value, options, { enums }) =>
    Array.isArray(value) && value.length === 0 ? BLANK : enumLabels(value, options, enums).join("、"),
};
