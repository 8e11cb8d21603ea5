import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS, PLACEHOLDER_ONLY } from "../option-schemas.ts";
import { plainText } from "../plain-text.ts";

const grouped = new Intl.NumberFormat("zh-CN", { maximumFractionDigits: 20 });

/** A plain number, with thousands separators. */
export const numberContract: FieldContract = {
  kind: "number",
  formats: [],
  align: "right",
  width: 100,
  cell: NO_OPTIONS,
  control: PLACEHOLDER_ONLY,
  format: (value) =>
    typeof value === "number" && Number.isFinite(value) ? grouped.format(value) : plainText(value),
};
