import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY } from "../option-schemas.ts";
import { cutBlanks } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const linkContract: FieldContract = {
  kind: "link",
  summary: "The address of a web page, which opens in a tab of its own; any other text is only shown.",
  formats: ["url", "uri"],
  types: ["string"],
  align: "left",
  width: 180,
  tidy: tidyText(cutBlanks),
  cell: optionsSchema({
    label: { type: "string", description: "Shown instead of the address." },
  }),
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
