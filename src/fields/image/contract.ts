import type { FieldContract } from "../../schema/contracts.ts";
import { readAttachments } from "../../domain/attachments.ts";
import { optionsSchema } from "../option-schemas.ts";
import { BLANK } from "../../domain/plain-text.ts";

export const imageContract: FieldContract = {
  kind: "image",
  summary:
    "One picture or several: addresses, or objects with `fileUrl` and `fileName`, or with `url` and `name`. A click shows them large.",
  formats: ["image"],
  types: ["string", "object"],
  align: "left",
  width: 120,
  cell: optionsSchema({
    max: {
      type: "integer",
      minimum: 1,
      description: "So many are shown small, the others counted; default 3.",
    },
    large: {
      type: "boolean",
      description: "Each is as wide as its place, so that it can be read there; default false.",
    },
  }),
  format: (value) =>
    readAttachments(value)
      .map(({ fileName }) => fileName)
      .join("、") || BLANK,
};
