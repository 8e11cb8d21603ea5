import { formatYuan, isCalculating } from "../../domain/money.ts";
import type { FieldContract, FieldOptions, SchemaRow } from "../../schema/contracts.ts";
import { maximumOption, optionsSchema, placeholderOption, rowReference } from "../option-schemas.ts";
import { tidyNumber } from "../inputs/numeric-text.ts";
import { fieldOf } from "../../schema/dotted-field.ts";
import { plainText } from "../../domain/plain-text.ts";

export const moneyContract: FieldContract = {
  kind: "money",
  summary:
    "An amount in yuan with two decimals. An answer may say that it is still being worked out, or not there yet.",
  insteadOf: ["NumberPicker"],
  formats: ["money"],
  types: ["number"],
  align: "right",
  width: 120,
  tidy: (value) => tidyNumber(value, { decimals: 2 }),
  cell: optionsSchema({
    hideZero: {
      type: "boolean",
      description: "Of 0 nothing is shown, as a ledger does in its columns of income and spending.",
    },
    status: rowReference("Property that is 0 while the amount has not been made: then 未生成 is shown."),
  }),
  control: optionsSchema({
    ...placeholderOption,
    ...maximumOption,
    minimum: { type: "number", description: "From 0 on, no minus sign can be typed." },
  }),
  format: (value, options, _tables, row) => {
    if (isNotMade(options, row)) return "未生成";
    if (isCalculating(value)) return "计算中";
    if (value === 0 && options.hideZero === true) return "";
    return isAmount(value) ? formatYuan(value) : plainText(value);
  },
  cellValue: (value, options, _tables, row) =>
    isAmount(value) && !isCalculating(value) && !isNotMade(options, row) ? value : null,
};

function isNotMade({ status }: FieldOptions, row: SchemaRow): boolean {
  return fieldOf(row, status) === 0;
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
