import type { VerbContract } from "../../schema/contracts.ts";

/** Shows stored files over the page: pictures in a viewer, a PDF in a dialog, of others the way to save them. */
export const previewContract: VerbContract = {
  verb: "preview",
  args: {
    type: "object",
    properties: {
      preview: {
        // Written out, its values would have no types: only an expression may stand here.
        type: "object",
        properties: {},
        additionalProperties: false,
        description:
          "An expression that gives a stored file or a list of them: what has a `fileUrl`, a `url` or a `fileKey`, and `fileName` or `name`.",
      },
    },
    required: ["preview"],
    additionalProperties: false,
  },
  types: { preview: "StoredFiles" },
  byHand: true,
};
