import { asList } from "../../src/schema/project/as-object.ts";
import { asObject } from "../../src/schema/project/project.ts";
import { chineseTitle } from "./chinese-title.ts";
import { type At, type Json, decoded, inside, lookUp, report } from "./conversion.ts";
import {
  acceptsNull,
  flattenSchema,
  hasNullChoice,
  isCombined,
  onlyChoice,
  typesIn,
} from "./flatten-schema.ts";
import { limitsOf } from "./limits-of.ts";

const DROPPED = ["not", "if", "patternProperties", "prefixItems", "propertyNames", "contains"].concat(
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedItems",
);
const KEPT = [
  "description",
  "const",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "multipleOf",
];
const KEPT_FORMATS: ReadonlySet<unknown> = new Set(["date", "binary"]);
/** One that says how long it is, without repetition or choice. */
const PLAIN_PATTERN = /^\^(?:[\w -]|\\d|\[[\w-]+\]|\{\d+(?:,\d+)?\})*\$$/;

/** A foreign schema as the catalogue writes it; with the name of a property or parameter it gets a title. */
export function convertSchema(source: unknown, at: At, name?: string): Json {
  const schema = asObject(source);
  const titled = name === undefined ? {} : { title: chineseTitle(schema, name, at) };
  if (typeof schema.$ref === "string") return { ...convertReference(schema.$ref, false, at), ...titled };
  const only = asObject(onlyChoice(schema));
  if (typeof only.$ref === "string")
    return { ...convertReference(only.$ref, acceptsNull(schema) || hasNullChoice(schema), at), ...titled };
  const plain = isCombined(schema) ? flattenSchema(schema, at) : schema;
  return { ...convertPlain(plain, at), ...titled };
}

/** Schemas with a name keep one, so that what contains itself has an end. */
function convertReference(reference: string, nullable: boolean, at: At): Json {
  const { conversion, direction } = at;
  const target = lookUp(conversion.document, { $ref: reference });
  if (target === undefined) {
    report(at, `引用“${reference}”不在本文档内`, "按原系统文档手工补写此处的字段");
    return convertPlain({}, at);
  }
  const key = `${direction} ${nullable} ${reference}`;
  const known = conversion.names.get(key);
  const name = known ?? newName(reference, nullable, at);
  if (known === undefined) {
    conversion.names.set(key, name);
    conversion.schemas.set(name, {});
    const flat = flattenSchema(target, { ...at, inlined: [...at.inlined, reference] });
    const converted = convertPlain({ ...flat, ...(nullable && { nullable }) }, at);
    conversion.schemas.set(name, converted);
  }
  return { $ref: `#/components/schemas/${name}` };
}

function newName(reference: string, nullable: boolean, { conversion, direction }: At): string {
  const last = decoded(reference.split("/").at(-1) ?? "").replaceAll(/[^A-Za-z0-9]+/g, "_");
  const ending = (direction === "request" ? "Input" : "") + (nullable ? "OrNull" : "");
  const base = `${last.replaceAll(/^_+|_+$/g, "") || "Schema"}${ending}`;
  let name = base;
  for (let count = 2; conversion.schemas.has(name); count += 1) name = `${base}${count}`;
  return name;
}

function convertPlain(source: Json, at: At): Json {
  for (const key of DROPPED) {
    if (source[key] !== undefined) report(at, `目录没有 ${key}`, "改由后端校验，或改写为目录支持的关键字");
  }
  const types = typesOf(source, at);
  const nullable = acceptsNull(source) || asList(source.enum).includes(null);
  const named = nullable && types.length > 0 && !types.includes("null") ? [...types, "null"] : types;
  const schema: Json = {
    ...(named.length > 0 && { type: named.length === 1 ? named[0] : named }),
    ...Object.fromEntries(KEPT.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]]))),
    ...(Array.isArray(source.enum) && { enum: enumOf(source.enum, nullable) }),
    ...numberLimits(source, types),
    ...formatOf(source, at),
    ...patternOf(source, at),
    ...(types.includes("array") && { items: convertSchema(source.items ?? {}, inside(at, "[]")) }),
    ...(types.includes("object") && objectOf(source, at)),
  };
  return at.direction === "request" ? { ...schema, ...limitsOf(schema, at) } : schema;
}

function typesOf(source: Json, at: At): string[] {
  const types = typesIn(source);
  if (types.length > 0) return types;
  if (source.properties !== undefined || typeof source.additionalProperties === "object") return ["object"];
  if (source.items !== undefined) return ["array"];
  if (source.enum !== undefined || source.const !== undefined) return [];
  if (at.direction === "answer") return [];
  report(at, "没有说明类型", "暂作文本；请改成实际类型");
  return ["string"];
}

function enumOf(values: readonly unknown[], nullable: boolean): unknown[] {
  return [...new Set([...values, ...(nullable ? [null] : [])])];
}

/** 3.0 says by a flag that a limit itself is out of bounds. */
function numberLimits(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json,
  types: readonly string[],
): Json {
  if (!types.includes("integer") && !types.includes("number")) return {};
  const limit = (value: unknown, exclusive: unknown, key: "Minimum" | "Maximum") => {
    if (typeof exclusive === "number") return { [`exclusive${key}`]: exclusive };
    if (typeof value !== "number") return {};
    return { [exclusive === true ? `exclusive${key}` : key.toLowerCase()]: value };
  };
  return { ...limit(minimum, exclusiveMinimum, "Minimum"), ...limit(maximum, exclusiveMaximum, "Maximum") };
}

function formatOf({ format, contentEncoding }: Json, at: At): Json {
  if (KEPT_FORMATS.has(format)) return { format };
  if (contentEncoding === "base64" || format === "byte")
    report(at, "文件以 Base64 文本传递", "改用 multipart/form-data 上传，或保持文本并由后端解码");
  if (format === "date-time")
    report(
      at,
      "时间为 ISO 8601（带时区），目录的 datetime 为“2026-11-20 10:00:00”",
      "由后端换成本地时间后写 format: datetime",
    );
  return {};
}

function patternOf({ pattern }: Json, at: At): Json {
  if (typeof pattern !== "string") return {};
  if (PLAIN_PATTERN.test(pattern)) return { pattern };
  report(at, `正则“${pattern}”未经核对，可能无法执行或耗时过长`, "核对后手工写回，并写明长度上限");
  return {};
}

function objectOf(source: Json, at: At): Json {
  const hidden = at.direction === "request" ? "readOnly" : "writeOnly";
  const properties = Object.entries(asObject(source.properties)).filter(
    ([name, value]) => name !== "__proto__" && asObject(value)[hidden] !== true,
  );
  const names = properties.map(([name]) => name);
  const { additionalProperties: more } = source;
  if (names.length === 0 && more !== false) {
    const values = typeof more === "object" ? convertSchema(more, inside(at, "*")) : true;
    return { additionalProperties: values, maxProperties: MOST_NAMES };
  }
  if (more !== undefined && more !== false)
    report(at, "除已列字段外还可有任意字段", "目录不允许；请列出这些字段，或单设一个名值对字段");
  const required = asList(source.required).filter((name) => names.includes(String(name)));
  return {
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      properties.map(([name, value]) => [name, convertSchema(value, inside(at, name), name)]),
    ),
    additionalProperties: false,
  };
}

/** Of a map. */
const MOST_NAMES = 1000;
