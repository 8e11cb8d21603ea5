import { asObject } from "../project/as-object.ts";
import type { Said } from "./guard-words.ts";
import type { SchemaDifference } from "./schema-differences.ts";
import { fromTo, valueWords } from "./words.ts";

/** The use of a schema; `shared`: in several operations, on either side. */
export type SchemaSide = "request" | "response" | "shared";

const KIND = "operation-field";
const GONE = { request: "不再接收", response: "不再返回", shared: "去掉了" } as const;

const ASPECTS: Readonly<Record<string, readonly [kind: string, words: string]>> = {
  items: [`${KIND}-type-changed`, "每一项"],
  type: [`${KIND}-type-changed`, "类型"],
  format: [`${KIND}-type-changed`, "格式"],
  allOf: [`${KIND}-type-changed`, "组成"],
  anyOf: [`${KIND}-type-changed`, "组成"],
  oneOf: [`${KIND}-type-changed`, "组成"],
  additionalProperties: [`${KIND}-type-changed`, "未列出的字段"],
  enum: [`${KIND}-values-changed`, "允许的值"],
  const: [`${KIND}-values-changed`, "允许的值"],
  "x-enum": [`${KIND}-values-changed`, "代码表"],
  "x-state": [`${KIND}-values-changed`, "状态"],
  "x-ref": [`${KIND}-reference-changed`, "所指的记录"],
  "x-from": [`${KIND}-reference-changed`, "取值来源"],
  "x-filter": [`${KIND}-filter-changed`, "筛选方式"],
  title: ["title-changed", "名称"],
  example: [`${KIND}-changed`, "示例"],
  description: [`${KIND}-changed`, "说明"],
  default: [`${KIND}-changed`, "默认值"],
  "x-assumed": [`${KIND}-changed`, "「假定」标记"],
};

/** Limits with the direction in which they tighten; 0: any new value does. */
const LIMITS: Readonly<Record<string, readonly [words: string, direction: -1 | 0 | 1]>> = {
  minimum: ["最小值", 1],
  maximum: ["最大值", -1],
  minLength: ["最短长度", 1],
  maxLength: ["最长长度", -1],
  minItems: ["最少项数", 1],
  maxItems: ["最多项数", -1],
  pattern: ["格式要求", 0],
  uniqueItems: ["不许重复", 0],
  "x-accept": ["允许的文件", 0],
};

/** `字段「客户名称」(list[].companyName)`; the path alone where there is no title. */
export function fieldWords(title: string | undefined, path: string): string {
  return title === undefined ? `字段 ${path} ` : `字段「${title}」(${path})`;
}

/** A difference of a field of the catalogue as a kind of change and words. */
export function describeSchema(difference: SchemaDifference, side: SchemaSide): Said {
  const { keyword, before, after } = difference;
  if (keyword === "property") return describeProperty(before, after, side);
  if (keyword === "required") return describeRequired(after === true, side);
  if (keyword === "x-mask") return describeMask(before, after);
  const limit = LIMITS[keyword];
  if (limit) {
    const [words, direction] = limit;
    const kind = `${KIND}-limit-${isTighter(before, after, direction) ? "tightened" : "loosened"}`;
    return { kind, words: `${words}${fromTo(before, after)}` };
  }
  const [kind, words] = ASPECTS[keyword] ?? [`${KIND}-changed`, keyword];
  return { kind, words: `${words}${fromTo(before, after)}` };
}

function describeProperty(before: unknown, after: unknown, side: SchemaSide): Said {
  if (after === undefined) return { kind: `${KIND}-removed`, words: GONE[side] };
  if (before === undefined && asObject(after).required === true && side !== "response")
    return { kind: `${KIND}-required-added`, words: "新增，而且必填" };
  return { kind: `${KIND}-added`, words: "新增" };
}

function describeRequired(isRequired: boolean, side: SchemaSide): Said {
  if (side === "response")
    return isRequired
      ? { kind: `${KIND}-changed`, words: "现在保证返回" }
      : { kind: `${KIND}-required-removed`, words: "不再保证返回" };
  return isRequired
    ? { kind: `${KIND}-required-added`, words: "改为必填" }
    : { kind: `${KIND}-required-removed`, words: "不再必填" };
}

function describeMask(before: unknown, after: unknown): Said {
  if (after === undefined)
    return { kind: `${KIND}-mask-removed`, words: `不再遮住（原来按${valueWords(before)}遮）` };
  return before === undefined
    ? { kind: `${KIND}-mask-added`, words: `现在按${valueWords(after)}遮住` }
    : { kind: `${KIND}-mask-changed`, words: `遮住的方式${fromTo(before, after)}` };
}

function isTighter(before: unknown, after: unknown, direction: -1 | 0 | 1): boolean {
  if (after === undefined) return false;
  if (before === undefined || direction === 0) return true;
  return (Number(after) - Number(before)) * direction > 0;
}
