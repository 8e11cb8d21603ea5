import type { VerbContract } from "../../schema/contracts.ts";

/** A short message that goes away by itself. */
export const toastContract: VerbContract = {
  verb: "toast",
  args: {
    type: "object",
    properties: {
      toast: { type: "string", description: "A short message that goes away by itself." },
      tone: { enum: ["success", "info", "warning", "error"], description: "Default `success`." },
    },
    required: ["toast"],
    additionalProperties: false,
  },
  literal: ["tone"],
};
