import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS, PLACEHOLDER_ONLY } from "../option-schemas.ts";
import { plainText } from "../plain-text.ts";

/** Yes or no. */
export const booleanContract: FieldContract = {
  kind: "boolean",
  formats: [],
  align: "left",
  width: 80,
  chosen: true,
  cell: NO_OPTIONS,
  control: PLACEHOLDER_ONLY,
  format: (value) => (typeof value === "boolean" ? (value ? "是" : "否") : plainText(value)),
};
