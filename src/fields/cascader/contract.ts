import { BLANK, plainText } from "../../domain/plain-text.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { choiceSourceOption, optionsSchema, placeholderOption } from "../option-schemas.ts";

export const cascaderContract: FieldContract = {
  kind: "Cascader",
  summary: "A way through a tree, chosen level by level: the values of all its levels.",
  formats: [],
  align: "left",
  width: 140,
  chosen: true,
  several: true,
  formOnly: true,
  control: optionsSchema(
    {
      ...choiceSourceOption,
      ...placeholderOption,
      changeOnSelect: { type: "boolean", description: "Any level may be the last; default: leaves alone." },
    },
    ["source"],
  ),
  format: (value) => (Array.isArray(value) ? value.map(plainText).join(" / ") || BLANK : plainText(value)),
};
