import { compileTemplate, compileText } from "../../../expression/template.ts";
import type { FieldView } from "../../../fields/field-view.ts";
import type { FilterPlan, Json, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import type { ListQuery, ListSort } from "../query/list-query.ts";
import { resolveFilters } from "../query/resolve-filters.ts";
import type { QueryShape } from "../query/query-shape.ts";

/** Everything that a page is asked with. */
export function requestParams(
  screen: Screen<ListPlan>,
  shape: QueryShape,
  query: ListQuery,
  scope: Scope,
): Record<string, unknown> {
  return {
    ...rowParams(screen, shape, query, scope),
    ...sortParams(screen.plan, query.sort),
    ...pageParams(screen.plan, query),
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
  return params;
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

function pageParams(plan: ListPlan, { page, size }: ListQuery): Record<string, unknown> {
  const paging = plan.calls[plan.source.call]?.paging;
  return paging ? { [paging.page]: page, [paging.size]: size } : {};
}

/** Titles of the required filters that the list cannot do without and does not have. */
export function missingFilters(shape: QueryShape, query: ListQuery, scope: Scope): readonly string[] {
  return shownFilters(shape.filters, { ...scope, $values: query.filters })
    .filter(({ id, required }) => required === true && query.filters[id] === undefined)
    .map(({ title }) => title);
}

/** A filter whose condition cannot be worked out stays, so that somebody sees it. */
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

/** What is sent while nothing is chosen. */
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
