import { readName } from "../../src/domain/name-reading.ts";
import { isFound } from "../../src/domain/name-search.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import type { Page } from "./fetch-page.ts";

type Row = object;
type Params = Readonly<Record<string, unknown>>;

/**
 * One page of rows that were worked out, narrowed and sorted as the catalogue describes the parameters: by `x-filter`,
 * else by the property of their name. Parameters that name no property of a row are the caller's. For as many rows as
 * a firm has clients or staff: all of them are in memory.
 */
export function pageRows<One extends Row>(
  operation: Operation,
  rows: readonly One[],
  params: Params,
): Page<One> {
  const { paging } = operation;
  const found = sortRows(operation, narrowRows(operation, rows, params), params);
  if (!paging) return { list: found, total: found.length };
  const size = params[paging.size] as number;
  const from = ((params[paging.page] as number) - 1) * size;
  return { list: found.slice(from, from + size), total: found.length };
}

/** The rows that fit every parameter which has a value. */
export function narrowRows<One extends Row>(
  { request, row: shape }: Pick<Operation, "request" | "row">,
  rows: readonly One[],
  params: Params,
): One[] {
  const [first] = rows;
  const known = new Set(Object.keys(shape?.properties ?? first ?? {}));
  const tests = Object.entries(params).flatMap(([name, value]) => {
    const filter = request.properties?.[name]?.["x-filter"];
    if (filter === false) return [];
    const fields = filter?.fields ?? [filter?.field ?? name];
    const isBlank = value === undefined || value === null || value === "";
    if (isBlank || (filter === undefined && !known.has(name))) return [];
    const match = filter?.match ?? usualMatch(request.properties?.[name], value);
    if (match === "contains" && fields.some((field) => NAMES.has(field)))
      return [named(fields, wordsOf(value))];
    const fits = MATCHES[match];
    return [(row: One) => fields.some((field) => fits(Reflect.get(row, field), value))];
  });
  return rows.filter((row) => tests.every((test) => test(row)));
}

/** Properties that name clients and staff: they are searched as everywhere, word by word, and by pinyin. */
const NAMES: ReadonlySet<string> = new Set(["companyName", "userName", "name"]);

function named(fields: readonly string[], text: string): (row: object) => boolean {
  return (row) => {
    const held = fields.map((field) => [field, wordsOf(Reflect.get(row, field))] as const);
    const names = held.flatMap(([field, words]) => (NAMES.has(field) ? [words] : []));
    return isFound(
      text,
      held.map(([, words]) => words),
      () => names.map(readName),
    );
  };
}

type Fits = (held: unknown, wanted: unknown) => boolean;

const MATCHES: Readonly<Record<"equals" | "contains" | "in" | "has" | "from" | "to", Fits>> = {
  equals: (held, wanted) => held === wanted,
  contains: (held, wanted) => wordsOf(held).toLowerCase().includes(String(wanted).toLowerCase()),
  in: (held, wanted) => [wanted].flat().includes(held),
  has: (held, wanted) => [wanted].flat().some((one) => (held as readonly unknown[]).includes(one)),
  from: (held, wanted) => held !== null && wordsOf(held) >= wordsOf(wanted),
  // A day ends with its last second.
  to: (held, wanted) => held !== null && wordsOf(held).slice(0, wordsOf(wanted).length) <= wordsOf(wanted),
};

/** Lists and objects are not compared. */
function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function usualMatch(parameter: JsonSchema | undefined, value: unknown): "in" | "equals" | "contains" {
  if (Array.isArray(value)) return "in";
  const isCode = parameter?.["x-enum"] !== undefined || parameter?.format !== undefined;
  return typeof value === "string" && !isCode ? "contains" : "equals";
}

function sortRows<One extends Row>({ sort }: Operation, rows: One[], params: Params): One[] {
  const field = sort && params[sort.by];
  if (!sort || typeof field !== "string") return rows;
  const sign = params[sort.order] === sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [Reflect.get(one, field), Reflect.get(other, field)] as [unknown, unknown];
    // What is not known comes last, whichever way.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === "number" && typeof b === "number") return sign * (a - b);
    return sign * wordsOf(a).localeCompare(wordsOf(b), "zh-Hans-CN");
  });
}
