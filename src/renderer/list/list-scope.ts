import { screenScope, type Scope, type Screen } from "../screen.ts";
import type { ListPlan } from "../../schema/plan/screen-plan.ts";
import type { ListQuery } from "./list-query.ts";

/** What expressions see as `list`. */
export interface ListName {
  /** Parameters of the source without paging. */
  readonly params: Record<string, unknown>;
  /** Ids of the columns on show, in their order. */
  readonly columns: readonly string[];
  /** Keys of the ticked rows. */
  readonly selection: readonly string[];
}

/** The names that a list adds to those of every screen; `period` is the one that the list is filtered by. */
export function listScope(screen: Screen<ListPlan>, query: ListQuery, today = screen.host.today()): Scope {
  const { plan, host, place } = screen;
  const base = screenScope(host, place.search, today);
  const periodFilter = plan.filters.find(({ kind }) => kind === "period");
  const period = periodFilter && query.filters[periodFilter.id];
  return {
    ...base,
    ...(typeof period === "string" && /^\d{4}-\d{2}$/.test(period) && { period }),
    filters: query.filters,
    page: { number: query.page, size: query.size },
    tab: query.tab,
    node: query.node,
  };
}
