import type { VerbContract } from "../../schema/contracts.ts";

/** Calls a registered handler: the one way out of the language. Its result is what `as` names. */
export const runContract: VerbContract = {
  verb: "run",
  args: {
    type: "object",
    properties: {
      run: { type: "string", minLength: 1, description: "Calls a registered handler." },
      params: { type: "object", description: "What it is given; strings may hold {{ expressions }}." },
    },
    required: ["run"],
    additionalProperties: false,
  },
  literal: ["run"],
  refers: { run: "handler" },
};
