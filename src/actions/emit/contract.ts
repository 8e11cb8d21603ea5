import type { VerbContract } from "../../schema/contracts.ts";

/** Tells the hand-written parts of the application that something has happened. */
export const emitContract: VerbContract = {
  verb: "emit",
  args: {
    type: "object",
    properties: {
      emit: {
        type: "string",
        minLength: 1,
        description: "Tells the hand-written parts of the application that something has happened.",
      },
      detail: { type: "object", description: "What they are told of it." },
    },
    required: ["emit"],
    additionalProperties: false,
  },
  literal: ["emit"],
};
