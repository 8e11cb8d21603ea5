import type { VerbContract } from "../../schema/contracts.ts";

/** Calls an operation; its result is what `as` names. */
export const callContract: VerbContract = {
  verb: "call",
  args: {
    type: "object",
    properties: {
      call: { type: "string", description: "Calls the operation; `as` names its result." },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
    },
    required: ["call"],
    additionalProperties: false,
  },
  literal: ["call"],
  refers: { call: "operation" },
};
