import type { FieldContract } from "../../schema/contracts.ts";
import { readAttachments } from "../../domain/attachments.ts";
import { NO_OPTIONS, optionsSchema, uploadOption } from "../option-schemas.ts";
import { BLANK } from "../../domain/plain-text.ts";

export const filesContract: FieldContract = {
  kind: "files",
  summary: "Files that were uploaded: `[{ fileKey, fileName, fileUrl }]`.",
  insteadOf: ["Upload"],
  formats: [],
  types: ["object", "string"],
  align: "left",
  width: 200,
  chosen: true,
  cell: NO_OPTIONS,
  control: optionsSchema(
    {
      ...uploadOption,
      accept: {
        type: "string",
        description:
          "File endings that may be chosen, such as `.jpg,.png`; default those that the catalogue names in `x-accept`.",
      },
      maxMb: { type: "number", exclusiveMinimum: 0, description: "Size of one file; default 20." },
      named: {
        type: "boolean",
        description:
          "Its entries are `{ name, url, fileType }`, 1 a picture and 2 another file, in the place of `{ fileKey, fileName, fileUrl }`.",
      },
      maxCount: { type: "integer", minimum: 1, description: "So many files; default 9." },
    },
    ["upload"],
  ),
  format: (value) =>
    readAttachments(value)
      .map(({ fileName }) => fileName)
      .join("、") || BLANK,
};
