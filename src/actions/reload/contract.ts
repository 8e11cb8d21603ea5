import type { VerbContract } from "../../schema/contracts.ts";

/** Fetches the list, the action's own row, or the counts again. */
export const reloadContract: VerbContract = {
  verb: "reload",
  args: {
    type: "object",
    properties: { reload: { enum: ["list", "row", "counts"] } },
    required: ["reload"],
    additionalProperties: false,
  },
  literal: ["reload"],
};
