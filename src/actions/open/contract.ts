import type { VerbContract } from "../../schema/contracts.ts";

/**
 * Opens a dialog of the screen and waits for it; a cancelled one ends the list, a submitted one gives its value, and
 * one that has started a task the last answer about it, at its end. `with` is `given` inside.
 */
export const openContract: VerbContract = {
  verb: "open",
  args: {
    type: "object",
    properties: {
      open: {
        type: "string",
        description: "Opens a dialog of the screen and waits; a cancelled one ends the list.",
      },
      with: { type: "object", description: "What the dialog sees as `given`." },
    },
    required: ["open"],
    additionalProperties: false,
  },
  literal: ["open"],
  refers: { open: "dialog" },
  byHand: true,
};
