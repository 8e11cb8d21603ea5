import type { FieldContract } from "../../schema/contracts.ts";
import { limitOptions, NO_OPTIONS, optionsSchema, placeholderOption } from "../option-schemas.ts";
import { plainText } from "../../domain/plain-text.ts";

export const datetimeContract: FieldContract = {
  kind: "datetime",
  summary: "A moment in Shanghai's local time, `YYYY-MM-DD HH:mm:ss` on the wire, to the minute on screen.",
  formats: ["datetime", "date-time"],
  align: "left",
  width: 150,
  chosen: true,
  cell: NO_OPTIONS,
  control: optionsSchema({ ...placeholderOption, ...limitOptions }),
  format: (value) => {
    const text = plainText(value);
    const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
    return match ? `${match[1]} ${match[2]}` : text;
  },
};
