import type { KeywordDefinition } from "ajv";
import { contracts } from "../../../src/contracts.ts";

const fitting = new Map(
  contracts.fields.flatMap(({ formats, fits }) =>
    formats.map((format) => [format, fits && ((text: string) => fits(text, format))] as const),
  ),
);

/** True for a text of this format; one that no kind brings, such as `uuid`, is another system's business. */
export function fitsFormat(text: string, format: string): boolean {
  return fitting.get(format)?.(text) ?? true;
}

/** `format` as the field kinds mean it. */
export const valueFormat: KeywordDefinition = {
  keyword: "format",
  schemaType: "string",
  compile: (format: string) => (value: unknown) => typeof value !== "string" || fitsFormat(value, format),
  errors: false,
};
