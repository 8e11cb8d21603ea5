import type { VerbContract } from "../../schema/contracts.ts";

/** Calls an operation; its result is what `as` names. */
export const callContract: VerbContract = {
  verb: "call",
  args: {
    type: "object",
    properties: { call: { type: "string" }, params: { type: "object" } },
    required: ["call"],
    additionalProperties: false,
  },
  literal: ["call"],
  refers: { call: "operation" },
};
