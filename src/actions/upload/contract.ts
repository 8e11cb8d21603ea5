import type { VerbContract } from "../../schema/contracts.ts";

/** Lets the user choose a file and sends it with `params`; without a file the list ends quietly. `as` names the answer. */
export const uploadContract: VerbContract = {
  verb: "upload",
  args: {
    type: "object",
    properties: {
      upload: { type: "string", description: "Asks for a file and sends it; no file ends the list quietly." },
      param: { type: "string", description: "The parameter that takes the file; default `file`." },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
      accept: {
        type: "string",
        description:
          "Endings, comma-separated: `.xlsx,.xls`; default those that the catalogue names in `x-accept`.",
      },
      maxMb: { type: "number", exclusiveMinimum: 0, description: "Default 20." },
    },
    required: ["upload"],
    additionalProperties: false,
  },
  literal: ["upload", "param", "accept", "maxMb"],
  refers: { upload: "operation" },
  byHand: true,
};
