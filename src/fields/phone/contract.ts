import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, PLACEHOLDER_ONLY, revealOption } from "../option-schemas.ts";
import { joinCode } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const tidyPhone = (text: string) => joinCode(text).replaceAll("-", "");

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
