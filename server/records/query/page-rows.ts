import type { Operation } from "../../../src/schema/project/operation.ts";
import { holdsFor } from "./match-row.ts";
import { isAsked, matchOf } from "../plan/plan-filters.ts";
import { conditionOf } from "./read-conditions.ts";
import type { Page } from "./fetch-page.ts";

type Row = object;
type Params = Readonly<Record<string, unknown>>;

/**
 * One page of rows that were worked out, narrowed and sorted as the catalogue describes the parameters: by `x-filter`,
 * else by the property of their name. Parameters that name no property of a row are the caller's. All rows are in
 * memory: only for one of each client or member of staff of a firm, whose states come of several tables and a calendar
 * that no statement can read. Rows of one table or of records are paged by the database: `narrowTable`, `RecordStore`.
 */
export function pageRows<One extends Row>(
  operation: Operation,
  rows: readonly One[],
  params: Params,
): Page<One> {
  const { paging } = operation;
  const sorted = sortRows(operation, narrowRows(operation, rows, params), params);
  if (!paging) return { list: sorted, total: sorted.length };
  const size = params[paging.size] as number;
  const from = ((params[paging.page] as number) - 1) * size;
  return { list: sorted.slice(from, from + size), total: sorted.length };
}

/** The rows that fit every parameter which has a value. */
export function narrowRows<One extends Row>(
  { request, row: shape }: Pick<Operation, "request" | "row">,
  rows: readonly One[],
  params: Params,
): One[] {
  const [first] = rows;
  const known = new Set(Object.keys(shape?.properties ?? first ?? {}));
  const propertyOf = (name: string) => shape?.properties?.[name];
  const rowField = (name: string) => ({ mask: propertyOf(name)?.["x-mask"], isName: NAMES.has(name) });
  const tests = Object.entries(params).flatMap(([name, value]) => {
    const parameter = request.properties?.[name] ?? {};
    const filter = parameter["x-filter"];
    if (filter === false || !isAsked(value) || (filter === undefined && !known.has(name))) return [];
    const fields = filter?.fields ?? [filter?.field ?? name];
    const field = propertyOf(fields[0] ?? "") ?? parameter;
    return [holdsFor(conditionOf({ fields, matchOf: matchOf(field, filter?.match) }, value), rowField)];
  });
  return rows.filter((row) => tests.every((holds) => holds(row)));
}

/** Properties that name clients and staff. */
const NAMES: ReadonlySet<string> = new Set(["companyName", "userName", "name"]);

/** Lists and objects are not compared. */
function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function sortRows<One extends Row>({ sort }: Operation, rows: One[], params: Params): One[] {
  const field = sort && params[sort.by];
  if (!sort || typeof field !== "string") return rows;
  const sign = params[sort.order] === sort.descending ? -1 : 1;
  return rows.toSorted((first, second) => {
    const [a, b] = [Reflect.get(first, field), Reflect.get(second, field)] as [unknown, unknown];
    // An unknown value comes last, in either order.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === "number" && typeof b === "number") return sign * (a - b);
    return sign * wordsOf(a).localeCompare(wordsOf(b), "zh-Hans-CN");
  });
}
