import type { VerbContract } from "../../schema/contracts.ts";

/** Tells the hand-written parts of the application that something has happened. */
export const emitContract: VerbContract = {
  verb: "emit",
  args: {
    type: "object",
    properties: { emit: { type: "string", minLength: 1 }, detail: { type: "object" } },
    required: ["emit"],
    additionalProperties: false,
  },
  literal: ["emit"],
};
