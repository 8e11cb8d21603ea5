import type { FieldContract } from "../../schema/contracts.ts";
import { dateContract } from "../date/contract.ts";
import { periodContract } from "../period/contract.ts";
import { limitOptions, NO_OPTIONS, optionsSchema } from "../option-schemas.ts";
import { BLANK, isBlank } from "../../domain/plain-text.ts";
import { readRange } from "../read-range.ts";
import { isRelativeDays, resolveRelativeDays } from "../../domain/relative-days.ts";

export const dateRangeContract: FieldContract = {
  kind: "date-range",
  summary:
    "Two days, `[from, to]`, both included, or two months; a filter sends each under a parameter of its own, and may hold a word such as `last-month`, reckoned when it asks.",
  insteadOf: ["DatePicker.RangePicker"],
  formats: [],
  types: ["string"],
  align: "left",
  width: 200,
  chosen: true,
  parts: 2,
  sample: ["2026-11-01", "2026-11-20"],
  resolve: (value, today) => (isRelativeDays(value) ? [...resolveRelativeDays(value, today)] : value),
  send: (value, { endOfDay, months }) => {
    const [from, to] = readRange(value);
    const [first, last] = endOfDay === true ? [" 00:00:00", " 23:59:59"] : ["", ""];
    const sent = (day: unknown, time: string) =>
      typeof day === "string" ? (months === true ? day.slice(0, 7) : `${day}${time}`) : undefined;
    return [sent(from, first), sent(to, last)];
  },
  cell: NO_OPTIONS,
  control: optionsSchema({
    ...limitOptions,
    months: { type: "boolean", description: "Months are chosen, and `YYYY-MM` is sent." },
    endOfDay: {
      type: "boolean",
      description: "A filter sends moments: from the beginning of the first day to the end of the last.",
    },
  }),
  format: (value, options, tables, row) => {
    const ends = readRange(value);
    if (ends.every(isBlank)) return BLANK;
    const { format } = options.months === true ? periodContract : dateContract;
    return ends.map((end) => format(end, {}, tables, row)).join(" 至 ");
  },
};
