import type { FieldContract } from "../../schema/contracts.ts";
import { choiceSourceOption, NO_OPTIONS, optionsSchema, placeholderOption } from "../option-schemas.ts";
import { BLANK, plainText } from "../../domain/plain-text.ts";

export const treeContract: FieldContract = {
  kind: "tree",
  summary: "One or several values of a tree whose nodes hold their own under `children`.",
  insteadOf: ["TreeSelect"],
  formats: [],
  align: "left",
  width: 140,
  chosen: true,
  cell: NO_OPTIONS,
  control: optionsSchema(
    {
      ...choiceSourceOption,
      ...placeholderOption,
      multiple: { type: "boolean", description: "Several may be chosen." },
      checkable: {
        type: "boolean",
        description: "Several, by check boxes; the value holds every checked node.",
      },
      checkStrictly: { type: "boolean", description: "A node and those below it are checked independently." },
    },
    ["source"],
  ),
  format: (value) => (Array.isArray(value) ? value.map(plainText).join("、") || BLANK : plainText(value)),
};
