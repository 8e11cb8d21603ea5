import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY, revealOption } from "../option-schemas.ts";
import { plainText } from "../../domain/plain-text.ts";

export const idcardContract: FieldContract = {
  kind: "idcard",
  summary: "An identity number, masked or whole, as the server gives it.",
  formats: ["idcard"],
  align: "left",
  width: 190,
  cell: optionsSchema(revealOption),
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
