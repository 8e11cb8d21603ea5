import { typesOf } from "../../project/json-schema.ts";
import { type CatalogueSchema, catalogueSchemas } from "./catalogue-schemas.ts";
import { catalogueCheck } from "./catalogue-check.ts";
import { finding } from "../finding.ts";

type Schema = CatalogueSchema["schema"];

/** Formats that the backend holds values to, so that they are of one length; the size of a file is limited where it is read. */
const FIXED_FORMATS: ReadonlySet<unknown> = new Set(["date", "datetime", "binary"]);
const COMBINED = ["$ref", "allOf", "anyOf", "oneOf"];

export const requestLimit = catalogueCheck(
  {
    slug: "request-limit",
    holds:
      "Whatever is sent has an end: a text has `maxLength`, a bounded `pattern`, or the format `date`, `datetime` or `binary`; a list `maxItems`; a number `minimum` and `maximum`. Values to choose from (`enum`, `const`, `x-enum`) are limit enough.",
    why: "The field shows the limit during input, and the backend refuses more before it reads it; without a limit one request can fill its memory.",
  },
  ["api"],
  function* (project) {
    for (const { schema, at, isRequest, isPart } of catalogueSchemas(project)) {
      if (!isRequest || isPart || isChosen(schema)) continue;
      const lacking = typesOf(schema).length === 0 ? untyped(schema) : unlimited(schema);
      if (lacking !== undefined) yield finding(at, `is sent without a limit: ${lacking}`);
    }
  },
);

/** One of few values. */
function isChosen(schema: Schema): boolean {
  return schema.enum !== undefined || schema.const !== undefined || typeof schema["x-enum"] === "string";
}

function untyped(schema: Schema): string | undefined {
  const hasLimitElsewhere =
    COMBINED.some((key) => schema[key] !== undefined) || schema.properties !== undefined;
  return hasLimitElsewhere ? undefined : 'it has neither a "type" nor values to choose from';
}

function unlimited(schema: Schema): string | undefined {
  const types = typesOf(schema);
  if (types.includes("string") && !isShort(schema))
    return 'give the text "maxLength", or a "pattern" or "format" of one length';
  if (types.includes("array") && schema.maxItems === undefined) return 'give the list "maxItems"';
  if (types.includes("integer") || types.includes("number")) {
    const lacking = [
      ...(isGiven(schema.minimum, schema.exclusiveMinimum) ? [] : ['"minimum"']),
      ...(isGiven(schema.maximum, schema.exclusiveMaximum) ? [] : ['"maximum"']),
    ];
    if (lacking.length > 0) return `give the number ${lacking.join(" and ")}`;
  }
  return undefined;
}

function isGiven(...limits: readonly unknown[]): boolean {
  return limits.some((limit) => typeof limit === "number");
}

function isShort({ maxLength, pattern, format, ...schema }: Schema): boolean {
  return (
    typeof maxLength === "number" ||
    FIXED_FORMATS.has(format) ||
    (typeof pattern === "string" && isBounded(pattern)) ||
    typeof schema["x-state"] === "string"
  );
}

/** A pattern limits the length when it is about the whole text and repeats nothing without end. */
function isBounded(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, "x").replaceAll(/\[[^\]]*\]/g, "x");
  return /^\^[^|]*\$$|^\^\(.*\)\$$/.test(bare) && !/[*+]|\{\d+,\}/.test(bare);
}
