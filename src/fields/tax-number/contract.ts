import type { FieldContract } from "../../schema/contracts.ts";
import { NO_OPTIONS, PLACEHOLDER_ONLY } from "../option-schemas.ts";
import { joinCode } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const tidyTaxNumber = (text: string) => joinCode(text).toUpperCase();

export const taxNumberContract: FieldContract = {
  kind: "tax-number",
  summary: "A unified social credit code or another tax number: without blanks, in capitals.",
  formats: ["tax-number"],
  types: ["string"],
  align: "left",
  width: 190,
  tidy: tidyText(tidyTaxNumber),
  cell: NO_OPTIONS,
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
