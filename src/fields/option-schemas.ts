import type { OptionsSchema } from "../schema/contracts.ts";

/** A cell or control without options of its own. */
export const NO_OPTIONS: OptionsSchema = { type: "object", properties: {}, additionalProperties: false };

export const placeholderOption = {
  placeholder: { type: "string", description: "Grey text in an empty control." },
} as const;

/** A control that may say no more than its placeholder. */
export const PLACEHOLDER_ONLY: OptionsSchema = {
  type: "object",
  properties: placeholderOption,
  additionalProperties: false,
};

export const choiceSourceOption = {
  source: {
    type: "object",
    description:
      "The read operation that gives the choices: an array, or an object with the array under `list`.",
    properties: {
      call: { type: "string" },
      params: { type: "object" },
      value: { type: "string", description: "Property of an entry that is sent." },
      label: { type: "string", description: "Property of an entry that is shown." },
    },
    required: ["call", "value", "label"],
    additionalProperties: false,
  },
} as const;
