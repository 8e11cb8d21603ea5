import { asList } from "../../src/schema/project/as-object.ts";
import { asObject } from "../../src/schema/project/project.ts";
import { type At, type Json, inside, lookUp, report } from "./conversion.ts";

const COMBINED = ["allOf", "oneOf", "anyOf"];

/** Keywords that do not restrict the values of a schema, or combine others. */
const BESIDE_A_CHOICE =
  /^(allOf|oneOf|anyOf|nullable|title|description|default|examples?|readOnly|writeOnly|deprecated|discriminator|x-.*)$/;

/** The schema without `allOf`, `oneOf`, `anyOf` and references at its top; what gets lost by that is reported. */
export function flattenSchema(source: unknown, at: At): Json {
  const { $ref, allOf, oneOf, anyOf, ...keywords } = asObject(source);
  if (typeof $ref === "string") return flattenReference($ref, at);
  const parts = asList(allOf).map((part) => flattenSchema(part, at));
  const choices = [oneOf, anyOf].map(asList).filter((list) => list.length > 0);
  const united = choices.map((list) =>
    unite(list, inside(at, "oneOf"), keywords.discriminator !== undefined),
  );
  return [...parts, ...united, keywords].reduce(combine, {});
}

export function isCombined(schema: Json): boolean {
  return COMBINED.some((key) => asList(schema[key]).length > 0);
}

/** 3.0 says `nullable`, 3.1 has the type "null". */
export function acceptsNull(schema: Json): boolean {
  return schema.nullable === true || typesIn(schema).includes("null");
}

export function typesIn(schema: Json): string[] {
  return [schema.type].flat().filter((type) => typeof type === "string");
}

/** Of a choice between one schema and null: that one. */
export function onlyChoice(schema: Json): unknown {
  const lists = ["oneOf", "anyOf", "allOf"]
    .map((key) => asList(schema[key]))
    .filter(({ length }) => length > 0);
  const [list = []] = lists;
  const rest = list.filter((part) => !isNull(asObject(part)));
  const isPlain = Object.keys(schema).every((key) => BESIDE_A_CHOICE.test(key));
  return isPlain && lists.length === 1 && rest.length === 1 ? rest[0] : undefined;
}

export function hasNullChoice(schema: Json): boolean {
  return [...asList(schema.oneOf), ...asList(schema.anyOf)].some((part) => isNull(asObject(part)));
}

function isNull(schema: Json): boolean {
  const values = asList(schema.enum);
  return schema.type === "null" || schema.const === null || (values.length === 1 && values[0] === null);
}

function flattenReference(reference: string, at: At): Json {
  const target = lookUp(at.conversion.document, { $ref: reference });
  if (target === undefined || at.inlined.includes(reference)) {
    const reason = target === undefined ? `引用“${reference}”不在本文档内` : `结构“${reference}”包含其自身`;
    report(at, reason, "按原系统文档手工补写此处的字段");
    return {};
  }
  return flattenSchema(target, { ...at, inlined: [...at.inlined, reference] });
}

function combine(left: Json, right: Json): Json {
  const properties = { ...asObject(left.properties), ...asObject(right.properties) };
  const required = [...new Set([...asList(left.required), ...asList(right.required)])];
  return {
    ...left,
    ...right,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function unite(list: readonly unknown[], at: At, hasDiscriminator: boolean): Json {
  const parts = list.filter((part) => !isNull(asObject(part))).map((part) => flattenSchema(part, at));
  const nullable = parts.length < list.length || parts.some(acceptsNull);
  return { ...choose(parts, at, hasDiscriminator), ...(nullable && { nullable }) };
}

function choose(parts: readonly Json[], at: At, hasDiscriminator: boolean): Json {
  const [first = { type: "null" }] = parts;
  if (parts.length < 2) return first;
  if (parts.every(isObject)) {
    const by = hasDiscriminator ? "，由一个字段区分" : "";
    report(
      at,
      `${parts.length} 种结构任选其一${by}，目录只能写成一种`,
      "已合并全部字段，仅共有字段为必填；请拆成几个接口或核对必填",
    );
    return unionOf(parts);
  }
  const values = parts.map((part) => ("const" in part ? [part.const] : asList(part.enum)));
  if (values.every(({ length }) => length > 0)) return { ...first, const: undefined, enum: values.flat() };
  const types = [...new Set(parts.flatMap(typesIn))].filter((type) => type !== "null");
  if (types.length > 0 && !types.includes("object") && !types.includes("array"))
    return types.length === 1 ? { type: types[0] } : { type: types };
  report(at, "可以是几种不同类型的值，目录只能写成一种", "已取第一种；请与后端约定一种后改写");
  return first;
}

function isObject(schema: Json): boolean {
  return typesIn(schema).includes("object") || schema.properties !== undefined;
}

function unionOf(parts: readonly Json[]): Json {
  const [first = [], ...others] = parts.map(({ required }) => asList(required));
  return {
    type: "object",
    properties: Object.assign(
      {},
      ...parts.toReversed().map(({ properties }) => asObject(properties)),
    ) as Json,
    required: first.filter((name) => others.every((list) => list.includes(name))),
  };
}
