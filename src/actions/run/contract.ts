import type { VerbContract } from "../../schema/contracts.ts";

/** Calls a registered handler: the one way out of the language. Its result is what `as` names. */
export const runContract: VerbContract = {
  verb: "run",
  args: {
    type: "object",
    properties: { run: { type: "string", minLength: 1 }, params: { type: "object" } },
    required: ["run"],
    additionalProperties: false,
  },
  literal: ["run"],
  refers: { run: "handler" },
};
