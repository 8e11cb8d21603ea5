import type { VerbContract } from "../../schema/contracts.ts";

/** Prints the page that is in sight, without menus and buttons, under a name of its own. */
export const printContract: VerbContract = {
  verb: "print",
  args: {
    type: "object",
    properties: {
      print: {
        type: "string",
        description: "Prints the page; the text is its name, which a file that it is printed to has.",
      },
    },
    required: ["print"],
    additionalProperties: false,
  },
  byHand: true,
};
