import type { VerbContract } from "../../schema/contracts.ts";

/**
 * Validates the forms that are open in the sections and tabs of the page, and saves what is unsaved in them. Where
 * something is missing or wrong it is shown, and the list ends; so it does where a form is not saved.
 */
export const saveFormsContract: VerbContract = {
  verb: "saveForms",
  args: {
    type: "object",
    properties: {
      saveForms: {
        const: true,
        description:
          "Validates the forms that are open in the page and saves what is unsaved in them; ends the list where one is not in order.",
      },
    },
    required: ["saveForms"],
    additionalProperties: false,
  },
  literal: ["saveForms"],
  belongsTo: "page",
  byHand: true,
};
