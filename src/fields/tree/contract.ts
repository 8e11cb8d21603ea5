import type { FieldContract } from "../../schema/contracts.ts";
import { choiceSourceOption, placeholderOption, NO_OPTIONS } from "../option-schemas.ts";
import { plainText } from "../plain-text.ts";

/** One value of a tree whose nodes hold their own under `children`. */
export const treeContract: FieldContract = {
  kind: "tree",
  formats: [],
  align: "left",
  width: 140,
  chosen: true,
  cell: NO_OPTIONS,
  control: {
    type: "object",
    properties: { ...choiceSourceOption, ...placeholderOption },
    required: ["source"],
    additionalProperties: false,
  },
  format: plainText,
};
