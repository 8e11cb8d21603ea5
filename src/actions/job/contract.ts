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
      job: { type: "string", description: "Starts the task and follows it in the list of tasks." },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
      title: { type: "string", description: "Its name in the list of tasks." },
      wait: { type: "boolean", description: "The next steps wait for its end and see the last answer." },
    },
    required: ["job", "title"],
    additionalProperties: false,
  },
  literal: ["job", "wait"],
  refers: { job: "operation" },
};
