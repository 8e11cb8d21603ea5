import type { FieldContract } from "../../schema/contracts.ts";
import { limitOptions, NO_OPTIONS, optionsSchema, placeholderOption } from "../option-schemas.ts";
import { cutBlanks } from "../../domain/typed-text.ts";
import { readDay } from "../../domain/day-text.ts";
import { fromShanghaiText } from "../../domain/shanghai-time.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const dateContract: FieldContract = {
  kind: "date",
  summary: "A calendar day, `YYYY-MM-DD` on the wire and on screen.",
  insteadOf: ["DatePicker"],
  formats: ["date"],
  types: ["string"],
  fits: (text) => text.length === 10 && fromShanghaiText(text) !== null,
  align: "left",
  width: 110,
  chosen: true,
  tidy: tidyText((text) => readDay(text) ?? cutBlanks(text)),
  cell: NO_OPTIONS,
  control: optionsSchema({ ...placeholderOption, ...limitOptions }),
  format: (value) => {
    const text = plainText(value);
    return /^\d{4}-\d{2}-\d{2}(?=[ T]|$)/.exec(text)?.[0] ?? text;
  },
};
