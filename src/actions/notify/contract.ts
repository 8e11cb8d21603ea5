import type { VerbContract } from "../../schema/contracts.ts";

/** A notification at the edge of the page; its link runs steps of its own, later, in the scope of this moment. */
export const notifyContract: VerbContract = {
  verb: "notify",
  args: {
    type: "object",
    properties: {
      notify: { type: "string", description: "A message at the edge of the page." },
      description: { type: "string", description: "A quieter text below it." },
      tone: { enum: ["success", "info", "warning", "error"], description: "Default `success`." },
      duration: {
        type: "number",
        minimum: 0,
        maximum: 60,
        description: "Seconds; 0 stays until it is closed.",
      },
      link: {
        type: "object",
        description: "Runs steps of its own, later, in the scope of this moment.",
        properties: {
          label: { type: "string", minLength: 1, description: "Shown text." },
          do: { type: "array", description: "Steps, run when it is clicked." },
        },
        required: ["label", "do"],
        additionalProperties: false,
      },
    },
    required: ["notify"],
    additionalProperties: false,
  },
  literal: ["tone"],
};
