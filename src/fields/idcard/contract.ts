import type { FieldContract } from "../../schema/contracts.ts";
import { optionsSchema, placeholderOption, revealOption } from "../option-schemas.ts";
import { joinCode } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const tidyIdentity = (text: string) => joinCode(text).toUpperCase();

export const idcardContract: FieldContract = {
  kind: "idcard",
  summary: "An identity number, masked or whole, as the server gives it.",
  formats: ["idcard"],
  types: ["string"],
  align: "left",
  width: 190,
  tidy: tidyText(tidyIdentity),
  isSecret: () => true,
  cell: optionsSchema(revealOption),
  control: optionsSchema({
    ...placeholderOption,
    maxLength: { type: "integer", minimum: 1, description: "Characters; default 18." },
  }),
  format: plainText,
};
