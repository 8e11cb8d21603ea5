import type { VerbContract } from "../../schema/contracts.ts";

/**
 * Calls an operation that reads again and again until its answer is the expected one, which `as` names. The user sees
 * the title of the wait, and may stop waiting, which ends the list. After `limit` seconds in sight it fails.
 */
export const pollContract: VerbContract = {
  verb: "poll",
  args: {
    type: "object",
    properties: {
      poll: {
        type: "string",
        description: "Asks the operation again and again; `as` names the last answer.",
      },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
      every: { type: "integer", minimum: 500, description: "In ms, from answer to question." },
      until: { type: "string", description: "Ends the waiting when it holds; sees `answer`." },
      limit: { type: "integer", minimum: 1, maximum: 3600, description: "In seconds. Default 600." },
      title: { type: "string", description: "What is waited for, as the user reads it: 税款计算." },
    },
    required: ["poll", "every", "until", "title"],
    additionalProperties: false,
  },
  literal: ["poll", "every", "limit"],
  refers: { poll: "operation" },
  onAnswer: ["until"],
  byHand: true,
};
