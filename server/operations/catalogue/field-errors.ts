import type { ErrorObject } from "ajv";
import type { FieldError } from "../../platform/errors.ts";
import type { FieldWords } from "./describe-field.ts";
import { PLAIN_NUMBER } from "./plain-numbers.ts";

/** Says in Chinese, at each field, what the catalogue does not accept there; one message a field. */
export function toFieldErrors(
  errors: readonly ErrorObject[],
  wordsAt: (path: readonly string[]) => FieldWords,
): FieldError[] {
  const messages = new Map<string, string>();
  for (const error of errors) {
    if (messages.size === MOST_MESSAGES) break;
    const steps = fieldSteps(error);
    const path = steps.join(".");
    if (!messages.has(path)) messages.set(path, fieldMessage(error, wordsAt(steps)));
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** More than a user reads: an answer must not be larger than its request. */
const MOST_MESSAGES = 100;

function fieldSteps(error: ErrorObject): string[] {
  const steps = error.instancePath.split("/").slice(1);
  const named: unknown = error.params["missingProperty"] ?? error.params["additionalProperty"];
  return [
    ...steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")),
    ...(typeof named === "string" ? [named] : []),
  ];
}

function fieldMessage(error: ErrorObject, words: FieldWords): string {
  const { title = "此项", description } = words;
  const limit = String(error.params["limit"]);
  switch (error.keyword) {
    case "required":
      return missingMessage(title, words);
    case "additionalProperties":
      return `不支持的参数“${String(error.params["additionalProperty"])}”`;
    case "minLength":
      return error.data === "" ? missingMessage(title, words) : `${title}至少 ${limit} 个字符`;
    case "maxLength":
      return `${title}最多 ${limit} 个字符`;
    case "minItems":
      return `${title}至少选择 ${limit} 项`;
    case "maxItems":
      return `${title}最多选择 ${limit} 项`;
    case "uniqueItems":
      return `${title}不能重复`;
    case "minimum":
      return `${title}不能小于 ${limit}`;
    case "maximum":
      return `${title}不能大于 ${limit}`;
    case "multipleOf":
      return `${title}最多 ${-Math.log10(Number(error.params["multipleOf"]))} 位小数`;
    case PLAIN_NUMBER:
      return `${title}应为普通数字，如 1000`;
    case "enum":
    case "x-enum":
      return `${title}不在可选范围内`;
    default:
      return description === undefined ? `${title}格式不正确` : `${title}格式不正确：${description}`;
  }
}

function missingMessage(title: string, words: FieldWords): string {
  const isChosen = words["x-enum"] !== undefined || words["x-ref"] !== undefined;
  return `${isChosen ? "请选择" : "请填写"}${title}`;
}
