import type { VerbContract } from "../../schema/contracts.ts";

/** Puts a text on the clipboard, and says which. */
export const copyContract: VerbContract = {
  verb: "copy",
  args: {
    type: "object",
    properties: {
      copy: { type: "string", description: "Puts the text on the clipboard, and says so." },
    },
    required: ["copy"],
    additionalProperties: false,
  },
  byHand: true,
};
