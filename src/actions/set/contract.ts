import type { VerbContract } from "../../schema/contracts.ts";

/** Writes into fields of the form that its action belongs to, as if the user had typed it. */
export const setContract: VerbContract = {
  verb: "set",
  args: {
    type: "object",
    properties: {
      set: {
        type: "object",
        minProperties: 1,
        description: "Fields of the form and their new values; null empties one.",
      },
    },
    required: ["set"],
    additionalProperties: false,
  },
  belongsTo: "form",
  byHand: true,
};
