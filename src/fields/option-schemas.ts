import { AMOUNT_LIMIT, SMALLER_LIMIT } from "../domain/money.ts";
import type { OptionsSchema } from "../schema/contracts.ts";

/** A closed set of options. */
export function optionsSchema(
  properties: OptionsSchema["properties"],
  required: readonly string[] = [],
): OptionsSchema {
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** A cell or control without options of its own. */
export const NO_OPTIONS: OptionsSchema = optionsSchema({});

export const placeholderOption = {
  placeholder: { type: "string", description: "Grey text in an empty control." },
} as const;

/** A control that may say no more than its placeholder. */
export const PLACEHOLDER_ONLY: OptionsSchema = optionsSchema(placeholderOption);

/** Choices that come from the server. */
export const choiceSourceOption = {
  source: {
    type: "object",
    description:
      "The read operation that gives the choices: an array, or an object with the array under `list`.",
    "x-template": true,
    properties: {
      call: { type: "string", "x-refers": "operation", description: "operationId of schemas/api." },
      params: {
        type: "object",
        description:
          "May depend on other values: the choices are asked for again, and a chosen value that is no longer among them is cleared.",
      },
      value: { type: "string", description: "Property of an entry that is sent." },
      label: { type: "string", description: "Property of an entry that is shown." },
      code: {
        type: "string",
        description: "Property of an entry by which it is told as well when it is pasted into a sheet.",
      },
    },
    required: ["call", "value", "label"],
    additionalProperties: false,
  },
} as const;

/** The option for choosing several values. */
export const choosingOption = {
  multiple: { type: "boolean", description: "Several may be chosen." },
} as const;

/** A code table by name. */
export const codeTableOption = {
  enum: { type: "string", "x-refers": "enum", description: "Name of the code table." },
} as const;

/** The look of a coloured label. */
export const badgeOption = {
  as: { enum: ["tag", "badge", "text"], description: "How the colour shows; default `badge`." },
} as const;

/** The first and last day or period that may be chosen, both included. */
export const limitOptions = {
  min: { type: "string", "x-template": true, description: "The first that may be chosen." },
  max: { type: "string", "x-template": true, description: "The last that may be chosen." },
} as const;

/** The option for the greatest number that is accepted. */
export const maximumOption = {
  maximum: {
    type: "number",
    description: `The greatest that the form takes. None above ${AMOUNT_LIMIT} can be typed at all, with or without a minus sign, nor above ${SMALLER_LIMIT} where the greatest is smaller.`,
  },
} as const;

/** Shows the whole text behind a masked one. */
export const revealOption = {
  reveal: {
    type: "object",
    description: "An eye button that asks for the whole text and shows it for 20 seconds; sees `row`.",
    "x-template": true,
    properties: {
      call: { type: "string", "x-refers": "operation", description: "operationId of schemas/api." },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
      value: {
        type: "string",
        description: "Property of the result with the text; default: the result itself.",
      },
    },
    required: ["call"],
    additionalProperties: false,
  },
} as const;

export const rowReference = (description: string) =>
  ({ type: "string", "x-refers": "row", description }) as const;

/** The option for the upload of a file. */
export const uploadOption = {
  upload: {
    type: "object",
    description: "The multipart operation that takes one file and answers its fileKey, fileName and fileUrl.",
    "x-template": true,
    properties: {
      call: { type: "string", "x-refers": "operation", description: "operationId of schemas/api." },
      param: { type: "string", description: "Parameter that takes the file; default `file`." },
      params: { type: "object", description: "Parameters by name; strings may hold {{ expressions }}." },
    },
    required: ["call"],
    additionalProperties: false,
  },
} as const;
