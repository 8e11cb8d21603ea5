import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY, revealOption } from "../option-schemas.ts";
import { plainText } from "../../domain/plain-text.ts";

/** An identity number, masked or whole, as the server gives it. */
export const idcardContract: FieldContract = {
  kind: "idcard",
  formats: ["idcard"],
  align: "left",
  width: 190,
  cell: optionsSchema(revealOption),
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
