import { periodLabel, readPeriod } from "../../domain/period.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { limitOptions, optionsSchema, placeholderOption, rowReference } from "../option-schemas.ts";
import { fieldOf } from "../../schema/dotted-field.ts";
import { plainText } from "../../domain/plain-text.ts";

export const periodContract: FieldContract = {
  kind: "period",
  summary: "An accounting period, `YYYY-MM`; a filter sends year and period number as two parameters.",
  formats: ["period"],
  types: ["string", "number"],
  fits: (text) => readPeriod(text) === text,
  align: "left",
  width: 110,
  chosen: true,
  parts: 2,
  send: (value) => {
    const period = readPeriod(value);
    return period === null ? [undefined, undefined] : [Number(period.slice(0, 4)), Number(period.slice(5))];
  },
  cell: optionsSchema({
    month: rowReference("Property with the period number, when the field itself holds the year alone."),
  }),
  control: optionsSchema({
    ...placeholderOption,
    ...limitOptions,
    quarterly: {
      type: ["boolean", "string"],
      "x-template": true,
      description: "Only the periods 3, 6, 9 and 12.",
    },
  }),
  format: (value, { month }, _tables, row) => {
    const period =
      typeof month === "string" ? readPeriod(value, fieldOf(row, month) ?? null) : readPeriod(value);
    return period === null ? plainText(value) : periodLabel(period);
  },
};
