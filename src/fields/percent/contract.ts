import { readPercentage } from "../../domain/number-text.ts";
import { fractionToPercent, percentToFraction } from "../../domain/percent.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { numberContract } from "../number/contract.ts";
import { optionsSchema, placeholderOption } from "../option-schemas.ts";
import { tidyNumber } from "../inputs/numeric-text.ts";
import { plainText } from "../../domain/plain-text.ts";

const shared = {
  of: { enum: ["fraction", "percent"], description: "What 3.25% is on the wire: 0.0325 (default) or 3.25." },
  decimals: { type: "integer", minimum: 0, maximum: 6, description: "Digits behind the point; default 2." },
} as const;

export const percentContract: FieldContract = {
  kind: "percent",
  summary: "A share, shown as a percentage.",
  formats: ["percent"],
  types: ["number"],
  align: "right",
  width: 90,
  tidy: (value, options) => {
    const percent = tidyNumber(value, {}, readPercentage);
    const isFraction = typeof value === "string" && typeof percent === "number" && options.of !== "percent";
    return isFraction ? percentToFraction(percent) : percent;
  },
  cell: optionsSchema(shared),
  control: optionsSchema({
    ...shared,
    ...placeholderOption,
    minimum: { type: "number", description: "From 0 on, no minus sign can be typed." },
  }),
  format: (value, options, tables, row) => {
    if (typeof value !== "number" || !Number.isFinite(value)) return plainText(value);
    const percent = options.of === "percent" ? value : fractionToPercent(value);
    return `${numberContract.format(percent, { decimals: options.decimals ?? 2 }, tables, row)}%`;
  },
};
