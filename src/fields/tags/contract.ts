import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema } from "../option-schemas.ts";
import { BLANK } from "../../domain/plain-text.ts";
import { readTags } from "./read-tags.ts";

export const tagsContract: FieldContract = {
  kind: "tags",
  summary: "Several short labels: texts, or objects with a label and a colour.",
  formats: [],
  types: ["string", "object"],
  align: "left",
  width: 160,
  cell: optionsSchema({
    label: { type: "string", description: "Property of an entry that is shown; default `label`." },
    color: {
      type: "string",
      description:
        "Property with its colour, a colour name of the code tables or `#rrggbb`; default `color`.",
    },
    max: { type: "integer", minimum: 1, description: "So many are shown, the others counted; default 3." },
  }),
  format: (value, options) =>
    readTags(value, options)
      .map(({ label }) => label)
      .join("、") || BLANK,
};
