import { type At, type Json, report } from "./conversion.ts";
import { typesIn } from "./flatten-schema.ts";

const TEXT = 500;
const LIST = 1000;
const NUMBER = 999_999_999_999;

/** The ends that a request's value lacks: the catalogue takes nothing without them. */
export function limitsOf(schema: Json, at: At): Json {
  if (schema.enum !== undefined || schema.const !== undefined) return {};
  const types = typesIn(schema);
  const isNumber = types.includes("integer") || types.includes("number");
  const limits = {
    ...(types.includes("string") && !isShort(schema) && { maxLength: TEXT }),
    ...(types.includes("array") && schema.maxItems === undefined && { maxItems: LIST }),
    ...(isNumber && (schema.minimum ?? schema.exclusiveMinimum) === undefined && { minimum: -NUMBER }),
    ...(isNumber && (schema.maximum ?? schema.exclusiveMaximum) === undefined && { maximum: NUMBER }),
  };
  if (Object.keys(limits).length > 0)
    report(at, "原文没有上限", `已补（文本 ${TEXT} 字、列表 ${LIST} 项、数 ±${NUMBER}）；请按业务改小`);
  return limits;
}

function isShort({ maxLength, format }: Json): boolean {
  return maxLength !== undefined || format === "date" || format === "binary";
}
