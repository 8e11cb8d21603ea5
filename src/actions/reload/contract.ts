import type { VerbContract } from "../../schema/contracts.ts";

/** Fetches the list, the action's own row, the counts, or the tree beside the list again. */
export const reloadContract: VerbContract = {
  verb: "reload",
  args: {
    type: "object",
    properties: { reload: { enum: ["list", "row", "counts", "aside"], description: "Fetches it again." } },
    required: ["reload"],
    additionalProperties: false,
  },
  literal: ["reload"],
  refers: { reload: "part" },
};
