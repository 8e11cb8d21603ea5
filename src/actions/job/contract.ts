import type { VerbContract } from "../../schema/contracts.ts";

/**
 * Starts a long task and follows it in the list of tasks, over tab switches and reloads.
 * The action ends with the start; with `wait` it ends with the task, whose last answer is what `as` names.
 */
export const jobContract: VerbContract = {
  verb: "job",
  args: {
    type: "object",
    properties: {
      job: { type: "string" },
      params: { type: "object" },
      title: { type: "string" },
      wait: { type: "boolean" },
    },
    required: ["job", "title"],
    additionalProperties: false,
  },
  literal: ["job", "wait"],
  refers: { job: "operation" },
};
