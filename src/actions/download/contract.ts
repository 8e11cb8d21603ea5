import type { VerbContract } from "../../schema/contracts.ts";

/** Fetches the file that an operation answers, and saves it under `name`, else under the server's own name. */
export const downloadContract: VerbContract = {
  verb: "download",
  args: {
    type: "object",
    properties: {
      download: { type: "string", description: "Saves the file that the operation answers." },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
      name: { type: "string", description: "Name of the file; default: the server's own." },
    },
    required: ["download"],
    additionalProperties: false,
  },
  literal: ["download"],
  refers: { download: "operation" },
};
