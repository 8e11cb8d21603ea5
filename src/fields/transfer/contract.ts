import { BLANK, plainText } from "../../domain/plain-text.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { choiceSourceOption, optionsSchema } from "../option-schemas.ts";

export const transferContract: FieldContract = {
  kind: "Transfer",
  summary: "Many values chosen from many: those at hand on the left, the chosen ones on the right.",
  formats: [],
  align: "left",
  width: 140,
  chosen: true,
  several: true,
  formOnly: true,
  control: optionsSchema(
    {
      ...choiceSourceOption,
      titles: {
        type: "array",
        items: { type: "string" },
        minItems: 2,
        maxItems: 2,
        description: "What stands above the two lists; default 可选 and 已选.",
      },
    },
    ["source"],
  ),
  format: (value) => (Array.isArray(value) ? value.map(plainText).join("、") || BLANK : plainText(value)),
};
