import type { VerbContract } from "../../schema/contracts.ts";

/**
 * Does its steps for one entry of a list after the other, or for parts of the list, while the user sees the progress
 * and may stop it. Failed entries are listed at its end, each with its reason, and may be tried again.
 */
export const forEachContract: VerbContract = {
  verb: "forEach",
  args: {
    type: "object",
    properties: {
      forEach: {
        type: "string",
        description: "The list; `as` names how many are done and failed, and the answers of the last step.",
      },
      by: {
        type: "integer",
        minimum: 2,
        maximum: 1000,
        description: "So many at once: the steps see `entries`. Without it they see each alone, as `entry`.",
      },
      title: { type: "string", description: "What is being done, as the user reads it: 停用客户." },
      label: {
        type: "string",
        description:
          "What an entry is called among the failed ones; sees `entry`. With `by` they are numbered.",
      },
      do: { type: "array", description: "Steps for each." },
    },
    required: ["forEach", "title", "do"],
    additionalProperties: false,
  },
  literal: ["by"],
  steps: ["do"],
  each: { list: "forEach", by: "by", seenIn: ["do", "label"] },
  byHand: true,
};
