import { compileTemplate, compileText } from "../../../expression/template.ts";
import type { FieldView } from "../../../fields/field-view.ts";
import type { FilterPlan, Json, ListPlan, ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope, Screen } from "../../host.ts";
import type { ListQuery, ListSort } from "../query/list-query.ts";
import { resolveFilters } from "../query/resolve-filters.ts";
import { daysOf } from "../views/month-days.ts";
import { openView } from "../views/open-view.ts";
import type { QueryShape } from "../query/query-shape.ts";

/** All parameters of the request for a page. */
export function requestParams(
  screen: Screen<ListPlan>,
  shape: QueryShape,
  query: ListQuery,
  scope: Scope,
): Record<string, unknown> {
  const { plan } = screen;
  const view = openView(plan, query);
  const month = view?.as === "calendar" ? view : null;
  const sort = month?.sort === undefined ? query.sort : ({ column: month.sort, order: "ascending" } as const);
  return {
    ...rowParams(screen, shape, query, scope),
    ...sortParams(plan, sort),
    ...pageParams(plan, month ? { page: 1, size: month.most } : query),
  };
}

/** Parameters that choose rows: fixed ones, then the tab, the node and the filters. */
export function rowParams(
  { plan, host }: Screen<ListPlan>,
  shape: QueryShape,
  query: ListQuery,
  scope: Scope,
): Record<string, unknown> {
  const params = { ...(compileTemplate(plan.source.params)(scope) as Record<string, unknown>) };
  const tab = shape.tabs.find(({ id }) => id === query.tab);
  if (plan.tabs && tab?.value !== undefined) params[plan.tabs.param] = tab.value;
  if (plan.aside && query.node !== null) params[plan.aside.param] = query.node;
  const filters = resolveFilters(shape.filters, query.filters, host);
  for (const filter of shownFilters(shape.filters, { ...scope, $values: filters })) {
    const value = filters[filter.id] ?? valueOfAll(filter);
    if (value !== undefined) Object.assign(params, filterParams(filter, value, host.fields[filter.kind]));
  }
  return { ...params, ...monthParams(openView(plan, query), query, host.today()) };
}

/** Parameters of the filters that the list cannot do without. */
export function requiredParams(
  { filters }: QueryShape,
  values: ListQuery["filters"],
  host: RendererHost,
): Record<string, unknown> {
  const resolved = resolveFilters(filters, values, host);
  const params = filters
    .filter(({ required }) => required === true)
    .map((filter) => {
      const value = resolved[filter.id];
      return value === undefined ? {} : filterParams(filter, value, host.fields[filter.kind]);
    });
  return Object.assign({}, ...params) as Record<string, unknown>;
}

function monthParams(view: ViewPlan | null, { month }: ListQuery, today: string): Record<string, unknown> {
  if (view?.as !== "calendar") return {};
  const [first, last] = daysOf(month ?? today.slice(0, 7));
  return { [view.from]: first, [view.to]: last };
}

/** The parameters that another call takes too. */
export function takenParams(
  params: Record<string, unknown>,
  { calls }: ListPlan,
  call: string,
): Record<string, unknown> {
  const taken = calls[call];
  if (!taken || taken.body !== "none") return params;
  const known = new Set([...taken.queryParams, ...taken.pathParams]);
  return Object.fromEntries(Object.entries(params).filter(([name]) => known.has(name)));
}

/** Parameters that order rows. */
export function sortParams(plan: ListPlan, sort: ListSort | null): Record<string, unknown> {
  const names = plan.calls[plan.source.call]?.sort;
  const property = plan.columns.find(({ id }) => id === sort?.column)?.sort;
  if (!names || !sort || property === undefined) return {};
  return {
    [names.by]: property,
    [names.order]: sort.order === "ascending" ? names.ascending : names.descending,
  };
}

/** Parameters that choose the page. */
export function pageParams(
  plan: ListPlan,
  { page, size }: Pick<ListQuery, "page" | "size">,
): Record<string, unknown> {
  const paging = plan.calls[plan.source.call]?.paging;
  return paging ? { [paging.page]: page, [paging.size]: size } : {};
}

/** Titles of the required filters that the list cannot do without and does not have. */
export function missingFilters(shape: QueryShape, query: ListQuery, scope: Scope): readonly string[] {
  return shownFilters(shape.filters, { ...scope, $values: query.filters })
    .filter(({ id, required }) => required === true && query.filters[id] === undefined)
    .map(({ title }) => title);
}

/**
 * True for a filter without a condition or whose condition holds, and also for a condition that cannot be evaluated,
 * so that its fault is visible.
 */
export function isFilterShown({ visible }: FilterPlan, scope: Scope): boolean {
  if (visible === undefined) return true;
  try {
    return Boolean(compileText(visible)(scope));
  } catch {
    // The filter's own mark says what is wrong.
    return true;
  }
}

function shownFilters(filters: readonly FilterPlan[], scope: Scope): readonly FilterPlan[] {
  return filters.filter((filter) => isFilterShown(filter, scope));
}

/** The value that is sent while nothing is chosen. */
function valueOfAll({ options }: FilterPlan): Json | undefined {
  return (options.all as { readonly value?: Json } | undefined)?.value;
}

function filterParams(
  { params, options }: FilterPlan,
  value: Json,
  view: FieldView | undefined,
): Record<string, unknown> {
  const parts = view?.send?.(value, options) ?? (params.length > 1 && Array.isArray(value) ? value : [value]);
  const sent = params.map((name, index) => [name, parts[index]] as const);
  return Object.fromEntries(sent.filter(([, part]) => part !== undefined && part !== null && part !== ""));
}
