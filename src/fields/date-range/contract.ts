import type { FieldContract } from "../../schema/contracts.ts";
import { dateContract } from "../date/contract.ts";
import { limitOptions, NO_OPTIONS, optionsSchema } from "../option-schemas.ts";
import { BLANK, isBlank } from "../../domain/plain-text.ts";
import { readRange } from "../read-range.ts";
import { isRelativeDays, resolveRelativeDays } from "../../domain/relative-days.ts";

export const dateRangeContract: FieldContract = {
  kind: "date-range",
  summary:
    "Two days, `[from, to]`, both included; a filter sends each under a parameter of its own, and may hold a word such as `last-month`, reckoned when it asks.",
  formats: [],
  types: ["string"],
  align: "left",
  width: 200,
  chosen: true,
  parts: 2,
  resolve: (value, today) => (isRelativeDays(value) ? [...resolveRelativeDays(value, today)] : value),
  send: (value, { endOfDay }) => {
    const [from, to] = readRange(value);
    const [first, last] = endOfDay === true ? [" 00:00:00", " 23:59:59"] : ["", ""];
    return [
      typeof from === "string" ? `${from}${first}` : undefined,
      typeof to === "string" ? `${to}${last}` : undefined,
    ];
  },
  cell: NO_OPTIONS,
  control: optionsSchema({
    ...limitOptions,
    endOfDay: {
      type: "boolean",
      description: "A filter sends moments: from the beginning of the first day to the end of the last.",
    },
  }),
  format: (value, options, tables, row) => {
    const ends = readRange(value);
    if (ends.every(isBlank)) return BLANK;
    return ends.map((end) => dateContract.format(end, options, tables, row)).join(" 至 ");
  },
};
