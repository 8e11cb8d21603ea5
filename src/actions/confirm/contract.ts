import type { VerbContract } from "../../schema/contracts.ts";

/** Asks the user; a refusal ends the list. */
export const confirmContract: VerbContract = {
  verb: "confirm",
  args: {
    type: "object",
    properties: {
      confirm: { type: "string", description: "Asks the user; a refusal ends the list." },
      ok: { type: "string", description: "Verb of the button that agrees; default: the action's label." },
    },
    required: ["confirm"],
    additionalProperties: false,
  },
  byHand: true,
};
