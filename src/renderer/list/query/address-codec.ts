import { filterParameter, readAddressValue, writeAddressValue } from "../../../domain/address-value.ts";
import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import { PAGE_SIZES, filledFilters, isFilterValue, type ListQuery, type ListSort } from "./list-query.ts";
import type { QueryShape } from "./query-shape.ts";

/** Servers and browsers cut longer addresses. */
const LONGEST = 2000;
const OWN = new Set(["page", "size", "tab", "node", "sort", "view", "month"]);
const UNSORTED = "none";
const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;
const ORDERS: readonly (readonly [string, ListSort["order"]])[] = [
  [".asc", "ascending"],
  [".desc", "descending"],
];

/** The query of an address; unknown, malformed or too long parts are ignored. */
export function readAddress(search: string, shape: QueryShape): ListQuery {
  const { opening } = shape;
  if (search.length > 2 * LONGEST) return opening;
  const params = new URLSearchParams(search);
  const filters: { [id: string]: unknown } = { ...opening.filters };
  for (const { id } of shape.filters) {
    const text = params.get(filterParameter(id));
    const value = text === null ? undefined : readValue(text);
    if (value !== undefined) filters[id] = value;
  }
  const page = Number(params.get("page") ?? "1");
  const size = Number(params.get("size"));
  const tab = params.get("tab");
  const month = params.get("month") ?? "";
  return {
    filters: filledFilters(filters),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    size: PAGE_SIZES.includes(size) ? size : opening.size,
    tab: shape.tabs.some(({ id }) => id === tab) ? tab : opening.tab,
    node: shape.hasNodes ? readNode(params.get("node")) : null,
    sort: readSort(params.get("sort"), shape),
    view: shape.views.find((as) => as === params.get("view")) ?? null,
    ...(shape.views.includes("calendar") && MONTH.test(month) && { month }),
  };
}

/** The address of a query: only what differs from the opening state, beside the parameters of others. */
export function writeAddress(query: ListQuery, shape: QueryShape, search: string): string {
  const { opening } = shape;
  const params = new URLSearchParams(search);
  for (const name of Array.from(params.keys())) {
    if (isListParameter(name)) params.delete(name);
  }
  if (query.tab !== null && query.tab !== opening.tab) params.set("tab", query.tab);
  if (query.node !== null) params.set("node", writeAddressValue(query.node));
  if (JSON.stringify(query.sort) !== JSON.stringify(opening.sort)) params.set("sort", writeSort(query.sort));
  if (query.view !== null) params.set("view", query.view);
  if (query.month !== undefined) params.set("month", query.month);
  if (query.page !== 1) params.set("page", String(query.page));
  if (query.size !== opening.size) params.set("size", String(query.size));
  const bare = params.toString();
  for (const { id } of shape.filters) {
    const value = query.filters[id] ?? null;
    if (JSON.stringify(value) !== JSON.stringify(opening.filters[id] ?? null))
      params.set(filterParameter(id), writeAddressValue(value));
  }
  const whole = params.toString();
  return whole.length <= LONGEST ? whole : bare;
}

/** True when an address says anything about the list. */
export function hasListQuery(search: string): boolean {
  return Array.from(new URLSearchParams(search).keys()).some(isListParameter);
}

function isListParameter(name: string): boolean {
  return OWN.has(name) || name.startsWith(filterParameter(""));
}

function readSort(text: string | null, { sorts, opening }: QueryShape): ListSort | null {
  if (text === null) return opening.sort;
  const order = ORDERS.find(([suffix]) => text.endsWith(suffix));
  const column = order && text.slice(0, -order[0].length);
  if (order && column !== undefined && sorts.includes(column)) return { column, order: order[1] };
  return text === UNSORTED ? null : opening.sort;
}

function writeSort(sort: ListSort | null): string {
  if (sort === null) return UNSORTED;
  return sort.column + (sort.order === "ascending" ? ".asc" : ".desc");
}

function readNode(text: string | null): string | number | null {
  const value = text === null ? null : readValue(text);
  return (typeof value === "string" && value !== "") || typeof value === "number" ? value : null;
}

function readValue(text: string): Json | undefined {
  const value = readAddressValue(text);
  return isFilterValue(value) ? value : undefined;
}
