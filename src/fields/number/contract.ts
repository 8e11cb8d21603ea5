import type { FieldContract, FieldOptions } from "../../schema/contracts.ts";
import { maximumOption, optionsSchema, placeholderOption } from "../option-schemas.ts";
import { tidyNumber } from "../inputs/numeric-text.ts";
import { plainText } from "../../domain/plain-text.ts";

const decimals = { type: "integer", minimum: 0, maximum: 10 } as const;

const known = new Map<string, Intl.NumberFormat>();

export const numberContract: FieldContract = {
  kind: "number",
  summary: "A plain number, with thousands separators.",
  insteadOf: ["NumberPicker"],
  formats: [],
  types: ["number"],
  align: "right",
  width: 100,
  tidy: tidyNumber,
  cell: optionsSchema({
    decimals: {
      ...decimals,
      description: "Digits behind the point, always shown; default: as many as there are.",
    },
    separators: { type: "boolean", description: "Thousands separators; default true." },
    unit: { type: "string", description: "Stands behind the number." },
  }),
  control: optionsSchema({
    ...placeholderOption,
    decimals: { ...decimals, description: "Digits that can be typed behind the point; 0 for whole numbers." },
    ...maximumOption,
    minimum: { type: "number", description: "From 0 on, no minus sign can be typed." },
    unit: { type: "string", description: "Stands behind the control." },
  }),
  format: (value, options) => {
    if (!isNumber(value)) return plainText(value);
    const text = numberFormat(options).format(value);
    return typeof options.unit === "string" ? `${text} ${options.unit}` : text;
  },
  cellValue: (value) => (isNumber(value) ? value : null),
};

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** Made once for each way of writing: making one takes longer than formatting a page of numbers. */
function numberFormat({ decimals: digits, separators }: FieldOptions): Intl.NumberFormat {
  const useGrouping = separators !== false;
  const key = JSON.stringify([digits, useGrouping]);
  const made =
    known.get(key) ??
    new Intl.NumberFormat("zh-CN", {
      useGrouping,
      signDisplay: "negative",
      ...(typeof digits === "number"
        ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
        : { maximumFractionDigits: 20 }),
    });
  known.set(key, made);
  return made;
}
