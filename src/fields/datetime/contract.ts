import type { FieldContract } from "../../schema/contracts.ts";
import { limitOptions, NO_OPTIONS, optionsSchema, placeholderOption } from "../option-schemas.ts";
import { fromShanghaiText } from "../../domain/shanghai-time.ts";
import { plainText } from "../../domain/plain-text.ts";

/** Fractions of a second and the zone, as other backends write them. */
const ZONE = /(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

export const datetimeContract: FieldContract = {
  kind: "datetime",
  summary: "A moment in Shanghai's local time, `YYYY-MM-DD HH:mm:ss` on the wire, to the minute on screen.",
  insteadOf: ["DatePicker"],
  formats: ["datetime", "date-time"],
  types: ["string"],
  fits: (text, format) => isMoment(format === "date-time" ? text.replace("T", " ").replace(ZONE, "") : text),
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

function isMoment(text: string): boolean {
  return text.length === 19 && fromShanghaiText(text) !== null;
}
