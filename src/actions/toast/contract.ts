import type { VerbContract } from "../../schema/contracts.ts";

/** A short message that goes away by itself. */
export const toastContract: VerbContract = {
  verb: "toast",
  args: {
    type: "object",
    properties: { toast: { type: "string" }, tone: { enum: ["success", "info", "warning", "error"] } },
    required: ["toast"],
    additionalProperties: false,
  },
  literal: ["tone"],
};
