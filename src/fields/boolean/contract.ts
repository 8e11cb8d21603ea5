import type { FieldContract, FieldOptions } from "../../schema/contracts.ts";
import type { Json } from "../../schema/plan/plans/screen-plan.ts";
import { optionsSchema, placeholderOption } from "../option-schemas.ts";
import { plainText } from "../../domain/plain-text.ts";

const scalar = ["string", "number", "boolean"];
const shared = {
  on: { type: scalar, description: "What yes is on the wire; default true." },
  off: { type: scalar, description: "What no is on the wire; default false." },
} as const;

export const booleanContract: FieldContract = {
  kind: "boolean",
  summary: "Yes or no.",
  insteadOf: ["Switch", "Checkbox"],
  formats: [],
  align: "left",
  width: 80,
  chosen: true,
  cell: optionsSchema(shared),
  control: optionsSchema({
    ...shared,
    ...placeholderOption,
    as: { enum: ["select", "switch"], description: "Default `select`: a filter has to know not asked too." },
  }),
  format: (value, options) => {
    const { on, off } = yesAndNo(options);
    return value === on ? "是" : value === off ? "否" : plainText(value);
  },
};

/** The wire's words for yes and no. */
export function yesAndNo(options: FieldOptions): { readonly on: Json; readonly off: Json } {
  return { on: options.on ?? true, off: options.off ?? false };
}
