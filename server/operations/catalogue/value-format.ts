import type { KeywordDefinition } from "ajv";
import { contracts } from "../../../src/contracts.ts";

const fitting = new Map(
  contracts.fields.flatMap(({ formats, fits }) =>
    formats.map((format) => [format, fits && ((text: string) => fits(text, format))] as const),
  ),
);

/** `format` as the field kinds mean it; one that no kind brings, such as `uuid`, is another system's business. */
export const valueFormat: KeywordDefinition = {
  keyword: "format",
  schemaType: "string",
  compile: (format: string) => {
    const fits = fitting.get(format) ?? (() => true);
    return (value: unknown) => typeof value !== "string" || fits(value);
  },
  errors: false,
};
