import type { VerbContract } from "../../schema/contracts.ts";

/** Asks the user; a refusal ends the list. */
export const confirmContract: VerbContract = {
  verb: "confirm",
  args: {
    type: "object",
    properties: { confirm: { type: "string", description: "Asks the user; a refusal ends the list." } },
    required: ["confirm"],
    additionalProperties: false,
  },
};
