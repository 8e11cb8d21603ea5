import type { VerbContract } from "../../schema/contracts.ts";

/** Fetches the list, the action's own row, the counts, the tree beside the list, or a question of the page again. */
export const reloadContract: VerbContract = {
  verb: "reload",
  args: {
    type: "object",
    properties: {
      reload: {
        type: "string",
        description: "Fetches it again: list, row, counts, aside, or a question of `data` by its name.",
      },
    },
    required: ["reload"],
    additionalProperties: false,
  },
  literal: ["reload"],
  refers: { reload: "part" },
};
