import type { VerbContract } from "../../schema/contracts.ts";

/** Fetches the file that an operation answers, and saves it under `name`, else under the server's own name. */
export const downloadContract: VerbContract = {
  verb: "download",
  args: {
    type: "object",
    properties: { download: { type: "string" }, params: { type: "object" }, name: { type: "string" } },
    required: ["download"],
    additionalProperties: false,
  },
  literal: ["download"],
  refers: { download: "operation" },
};
