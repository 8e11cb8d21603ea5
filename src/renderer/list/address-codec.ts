import type { Json, ListPlan } from "../../schema/plan/screen-plan.ts";
import { PAGE_SIZES, filledFilters, initialQuery, type FilterValues, type ListQuery } from "./list-query.ts";

/** Servers and browsers cut longer addresses. */
const LONGEST = 2000;
const PREFIX = "f.";

/** The query that an address asks for; what is unknown, malformed or too long is ignored. */
export function readAddress(search: string, plan: ListPlan): ListQuery {
  const initial = initialQuery(plan);
  if (search.length > 2 * LONGEST) return initial;
  const params = new URLSearchParams(search);
  const filters: { [id: string]: unknown } = { ...initial.filters };
  for (const { id } of plan.filters) {
    const text = params.get(PREFIX + id);
    const value = text === null ? undefined : readValue(text);
    if (value !== undefined) filters[id] = value;
  }
  const page = Number(params.get("page") ?? "1");
  const size = Number(params.get("size"));
  return {
    filters: filledFilters(filters),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    size: PAGE_SIZES.includes(size) ? size : initial.size,
  };
}

/** The address of a query: only what differs from the opening state, beside the parameters of others. */
export function writeAddress(query: ListQuery, plan: ListPlan, search: string): string {
  const initial = initialQuery(plan);
  const params = new URLSearchParams(search);
  for (const name of Array.from(params.keys())) {
    if (name === "page" || name === "size" || name.startsWith(PREFIX)) params.delete(name);
  }
  if (query.page !== 1) params.set("page", String(query.page));
  if (query.size !== initial.size) params.set("size", String(query.size));
  const bare = params.toString();
  for (const { id } of plan.filters) writeFilter(params, id, query.filters, initial.filters);
  const whole = params.toString();
  return whole.length <= LONGEST ? whole : bare;
}

function writeFilter(
  params: URLSearchParams,
  id: string,
  filters: FilterValues,
  initial: FilterValues,
): void {
  const value = filters[id] ?? null;
  if (JSON.stringify(value) !== JSON.stringify(initial[id] ?? null))
    params.set(PREFIX + id, writeValue(value));
}

// Text stands as it is; everything else, and text that would look like it, as JSON behind "~".
function writeValue(value: Json): string {
  return typeof value === "string" && !value.startsWith("~") ? value : `~${JSON.stringify(value)}`;
}

function readValue(text: string): Json | undefined {
  if (!text.startsWith("~")) return text;
  try {
    const value: unknown = JSON.parse(text.slice(1));
    return isFilterValue(value) ? value : undefined;
  } catch {
    // Somebody edited the address; the filter keeps its opening state.
    return undefined;
  }
}

function isFilterValue(value: unknown): value is Json {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

function isScalar(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
