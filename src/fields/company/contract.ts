import type { FieldContract } from "../../schema/contracts.ts";
import { codeTableOption, optionsSchema, PLACEHOLDER_ONLY, rowReference } from "../option-schemas.ts";
import { cutBlanks } from "../../domain/typed-text.ts";
import { tidyText } from "../inputs/tidy-text.ts";
import { plainText } from "../../domain/plain-text.ts";

export const companyContract: FieldContract = {
  kind: "company",
  summary:
    "A client company: its name, and below it its kind of taxpayer and its tax number, which can be copied.",
  formats: ["company"],
  types: ["string"],
  align: "left",
  width: 240,
  tidy: tidyText(cutBlanks),
  cell: optionsSchema({
    taxNumber: rowReference("Property with the tax number."),
    taxpayerType: rowReference("Property with the kind of taxpayer."),
    enum: { ...codeTableOption.enum, description: "Code table of the kinds of taxpayer." },
  }),
  control: PLACEHOLDER_ONLY,
  format: plainText,
  beside: ({ taxpayerType, taxNumber, enum: table }) => [
    ...(typeof taxNumber === "string"
      ? [{ field: taxNumber, title: "税号", kind: "text", options: {} }]
      : []),
    ...(typeof taxpayerType === "string"
      ? [
          {
            field: taxpayerType,
            title: "纳税人类型",
            kind: "enum",
            options: { ...(table !== undefined && { enum: table }) },
          },
        ]
      : []),
  ],
};
