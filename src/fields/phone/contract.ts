import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY, revealOption } from "../option-schemas.ts";
import { joinCode } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

/** The country code before a mobile number of the mainland: +86, 0086, (86). */
const COUNTRY_CODE = /^\(?(?:\+|00)?86\)?(?=1[3-9]\d{9}$)/;

export const tidyPhone = (text: string) => joinCode(text).replaceAll("-", "").replace(COUNTRY_CODE, "");

export const phoneContract: FieldContract = {
  kind: "phone",
  summary: "A telephone number, masked or whole, as the server gives it.",
  formats: ["phone"],
  types: ["string"],
  align: "left",
  width: 130,
  tidy: tidyText(tidyPhone),
  isSecret: () => true,
  cell: optionsSchema(revealOption),
  control: PLACEHOLDER_ONLY,
  format: plainText,
};
