import { plainText } from "../../domain/plain-text.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, placeholderOption } from "../option-schemas.ts";

export const timePickerContract: FieldContract = {
  kind: "TimePicker",
  summary: "A time of day.",
  insteadOf: ["TimePicker.RangePicker"],
  formats: [],
  types: ["string"],
  align: "left",
  width: 100,
  chosen: true,
  formOnly: true,
  control: optionsSchema({
    ...placeholderOption,
    format: { type: "string", description: "How it is written and sent; default `HH:mm:ss`." },
    minuteStep: { type: "integer", description: "Minutes from one choice to the next; default 1." },
  }),
  format: (value) => plainText(value),
};
