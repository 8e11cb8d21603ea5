import type { FieldContract } from "../../schema/contracts.ts";
import { choiceSourceOption, optionsSchema } from "../option-schemas.ts";
import { BLANK, plainText } from "../../domain/plain-text.ts";

export const permissionTreeContract: FieldContract = {
  kind: "permission-tree",
  summary:
    "Permission codes of a role, `[{ code, operationFlag }]`: 0 may do, 1 may do without a menu entry, 2 sees only.",
  formats: [],
  types: ["object"],
  align: "left",
  width: 160,
  chosen: true,
  control: optionsSchema(choiceSourceOption, ["source"]),
  format: (value) =>
    Array.isArray(value) ? (value.length > 0 ? `${value.length} 项` : BLANK) : plainText(value),
};
