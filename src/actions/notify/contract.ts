import type { VerbContract } from "../../schema/contracts.ts";

/** A notification at the edge of the page; its link runs steps of its own, later, in the scope of this moment. */
export const notifyContract: VerbContract = {
  verb: "notify",
  args: {
    type: "object",
    properties: {
      notify: { type: "string" },
      description: { type: "string" },
      tone: { enum: ["success", "info", "warning", "error"] },
      duration: {
        type: "number",
        minimum: 0,
        maximum: 60,
        description: "Seconds; 0 stays until it is closed.",
      },
      link: {
        type: "object",
        properties: { label: { type: "string", minLength: 1 }, do: { type: "array" } },
        required: ["label", "do"],
        additionalProperties: false,
      },
    },
    required: ["notify"],
    additionalProperties: false,
  },
  literal: ["tone"],
};
