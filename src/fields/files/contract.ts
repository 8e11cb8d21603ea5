import type { FieldContract } from "../../schema/contracts.ts";
import { readAttachments } from "../../domain/attachments.ts";
import { NO_OPTIONS, optionsSchema } from "../option-schemas.ts";
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
      upload: {
        type: "object",
        description:
          "The multipart operation that takes one file and answers its fileKey, fileName and fileUrl.",
        "x-template": true,
        properties: {
          call: { type: "string", "x-refers": "operation", description: "operationId of schemas/api." },
          param: { type: "string", description: "Parameter that takes the file; default `file`." },
          params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
        },
        required: ["call"],
        additionalProperties: false,
      },
      accept: {
        type: "string",
        description:
          "File endings that may be chosen, such as `.jpg,.png`; default those that the catalogue names in `x-accept`.",
      },
      maxMb: { type: "number", exclusiveMinimum: 0, description: "Size of one file; default 20." },
      maxCount: { type: "integer", minimum: 1, description: "So many files; default 9." },
    },
    ["upload"],
  ),
  format: (value) =>
    readAttachments(value)
      .map(({ fileName }) => fileName)
      .join("、") || BLANK,
};
