import type { VerbContract } from "../../schema/contracts.ts";

/** Goes to a path of the application. */
export const navigateContract: VerbContract = {
  verb: "navigate",
  refers: { navigate: "route" },
  args: {
    type: "object",
    properties: { navigate: { type: "string", description: "Goes to a path of the application." } },
    required: ["navigate"],
    additionalProperties: false,
  },
  byHand: true,
};
