import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY, revealOption } from "../option-schemas.ts";
import { plainText } from "../../domain/plain-text.ts";

/** A telephone number, masked or whole, as the server gives it. */
export const phoneContract: FieldContract = {
  kind: "phone",
  formats: ["phone"],
  align: "left",
  width: 130,
  cell: optionsSchema(revealOption),
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
