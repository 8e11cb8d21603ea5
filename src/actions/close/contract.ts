import type { VerbContract } from "../../schema/contracts.ts";

/** Ends the dialog that its action stands in, with the value that the step which opened it gets; `true` gives none. */
export const closeContract: VerbContract = {
  verb: "close",
  args: {
    type: "object",
    properties: {
      close: {
        description: "The value for `as` of the step that opened the dialog; true only closes it.",
      },
    },
    required: ["close"],
    additionalProperties: false,
  },
  belongsTo: "dialog",
  byHand: true,
};
