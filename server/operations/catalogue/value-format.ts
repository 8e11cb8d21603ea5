import type { KeywordDefinition } from "ajv";
import { fitsFormat } from "../../platform/fits-format.ts";

/** `format` as the field kinds mean it. */
export const valueFormat: KeywordDefinition = {
  keyword: "format",
  schemaType: "string",
  compile: (format: string) => (value: unknown) => typeof value !== "string" || fitsFormat(value, format),
  errors: false,
};
