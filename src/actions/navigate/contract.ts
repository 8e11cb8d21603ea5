import type { VerbContract } from "../../schema/contracts.ts";

/**
 * Goes to a page of the application. `with` is `given` there; `filters` are the opening filters of its list, `context`
 * its company and period.
 */
export const navigateContract: VerbContract = {
  verb: "navigate",
  refers: { navigate: "route" },
  args: {
    type: "object",
    properties: {
      navigate: {
        type: "string",
        title: "the path of a route, without parameters",
        pattern: "^/[^?#{}]*$",
        description: "Goes to a page of the application.",
      },
      with: { type: "object", description: "Inputs of its screen, and the `tab` that opens." },
      context: {
        type: "object",
        properties: {
          company: { type: ["integer", "string"], description: "The id of the company." },
          period: { type: "string", description: "The period, like 2026-10." },
        },
        additionalProperties: false,
        description: "What its screen is about, where that is not what this one is about.",
      },
      filters: { type: "object", description: "Filters of its list by id, with the values to open with." },
    },
    required: ["navigate"],
    additionalProperties: false,
  },
  literal: ["navigate"],
  byHand: true,
};
