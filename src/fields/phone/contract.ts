import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY, revealOption } from "../option-schemas.ts";
import { plainText } from "../../domain/plain-text.ts";

export const phoneContract: FieldContract = {
  kind: "phone",
  summary: "A telephone number, masked or whole, as the server gives it.",
  formats: ["phone"],
  align: "left",
  width: 130,
  cell: optionsSchema(revealOption),
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
