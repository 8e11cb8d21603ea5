import type { FieldContract } from "../../schema/contracts.ts";
import { percentContract } from "../percent/contract.ts";
import { numberContract } from "../number/contract.ts";
import { maximumOption, NO_OPTIONS, optionsSchema } from "../option-schemas.ts";
import { BLANK, isBlank } from "../../domain/plain-text.ts";
import { readRange } from "../read-range.ts";

export const numberRangeContract: FieldContract = {
  kind: "number-range",
  summary:
    "Two numbers, `[low, high]`, both included, either of them null; a filter sends each under a parameter of its own.",
  formats: [],
  types: ["number"],
  align: "left",
  width: 160,
  parts: 2,
  send: (value) => readRange(value).map((end) => (typeof end === "number" ? end : undefined)),
  cell: NO_OPTIONS,
  control: optionsSchema({
    decimals: { type: "integer", minimum: 0, maximum: 10, description: "Digits behind the point." },
    ...maximumOption,
    percent: { type: "boolean", description: "Typed as percentages: 3.25 is 0.0325 on the wire." },
    minimum: { type: "number", description: "From 0 on, no minus sign can be typed." },
    maxLength: { type: "integer", minimum: 1, description: "Characters in each of the two inputs." },
  }),
  format: (value, options, tables, row) => {
    const ends = readRange(value);
    if (ends.every(isBlank)) return BLANK;
    const { format } = options.percent === true ? percentContract : numberContract;
    return ends.map((end) => format(end, options, tables, row)).join(" 至 ");
  },
};
