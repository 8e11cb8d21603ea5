import { type JsonSchema, typesOf } from "../src/schema/project/json-schema.ts";
import type { Operation } from "../src/schema/project/operation.ts";
import { shownNames } from "./shown-names.ts";

interface RangeFilter {
  readonly id: string;
  readonly fields: readonly [string, string];
  readonly kind: "date-range" | "number-range" | "period";
  readonly title: string;
  readonly decimals?: number;
  readonly endOfDay?: true;
}

/** A parameter by its name, or two of them that one control sets. */
export type NewFilter = string | RangeFilter;

/** The page by a second name, which some backends take beside the first. */
const PAGE_NAMES = ["currentPage", "pageNum", "pageNo", "pageIndex", "pageSize"];
const FIRST = /Start|Begin|From|Min|^start|^begin|^from|^min/;
const LAST = /End|Stop|To|Max|^end|^stop|^to|^max/;
/** The words for one end, which the name of the whole range does without. */
const END_WORDS = /开始|(起始?|下限|不低于)$/g;

/** Filters that a list can begin with: each optional parameter that people read, the two ends of a range together. */
export function filtersFor(
  request: JsonSchema,
  paging: Operation["paging"],
  sort?: Operation["sort"],
): NewFilter[] {
  const { properties = {}, required = [] } = request;
  const usedNames = new Set([paging?.page, paging?.size, sort?.by, sort?.order, ...PAGE_NAMES, ...required]);
  const names = shownNames(request).filter((name) => !usedNames.has(name));
  const filters: NewFilter[] = [];
  for (const name of names) {
    if (usedNames.has(name)) continue;
    const range = periodOf(name, names) ?? rangeFrom(name, names, properties);
    for (const part of range?.fields ?? [name]) usedNames.add(part);
    // The two ends of a range of months have no control of their own yet.
    if (range ?? properties[name]?.format !== "period") filters.push(range ?? name);
  }
  return filters;
}

/** Year and month of an accounting period. */
function periodOf(name: string, names: readonly string[]): RangeFilter | undefined {
  if (name !== "kjnd" || !names.includes("kjqj")) return undefined;
  return { id: "period", fields: ["kjnd", "kjqj"], kind: "period", title: "账期" };
}

/** Of parameters that narrow one field from and to, or whose names differ in the words for first and last alone. */
function rangeFrom(
  name: string,
  names: readonly string[],
  properties: Readonly<Record<string, JsonSchema>>,
): RangeFilter | undefined {
  const first = properties[name] ?? {};
  const kind = kindOf(name, first);
  const last = kind && names.find((candidate) => isEndOf(candidate, name, properties));
  if (kind === undefined || last === undefined) return undefined;
  const title = (first.title ?? name).replaceAll(END_WORDS, "");
  const id = name.replace(FIRST, "") || name;
  const isMoment = first.format === "datetime" || (first.format === undefined && kind === "date-range");
  return {
    id: id.charAt(0).toLowerCase() + id.slice(1),
    fields: [name, last],
    kind,
    title,
    ...(kind === "number-range" && { decimals: typesOf(first).includes("integer") ? 0 : 2 }),
    ...(isMoment && { endOfDay: true }),
  };
}

function isEndOf(name: string, first: string, properties: Readonly<Record<string, JsonSchema>>): boolean {
  const [from, to] = [properties[first], properties[name]];
  if (
    name === first ||
    typesOf(from ?? {}).join() !== typesOf(to ?? {}).join() ||
    from?.format !== to?.format
  )
    return false;
  const [begin, end] = [from?.["x-filter"], to?.["x-filter"]];
  if (begin && end && begin.match === "from" && end.match === "to") return begin.field === end.field;
  return FIRST.test(first) && LAST.test(name) && first.replace(FIRST, "") === name.replace(LAST, "");
}

function kindOf(
  name: string,
  { format, title = "", ...schema }: JsonSchema,
): RangeFilter["kind"] | undefined {
  if (format === "date" || format === "datetime") return "date-range";
  if (format === undefined && typesOf(schema).includes("string"))
    return FIRST.test(name) && /日期|时间/.test(title) ? "date-range" : undefined;
  const isNumber = typesOf(schema).some((type) => type === "number" || type === "integer");
  return isNumber && schema["x-enum"] === undefined ? "number-range" : undefined;
}
