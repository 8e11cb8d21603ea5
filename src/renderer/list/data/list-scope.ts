import { screenScope } from "../../screen.ts";
import type { Scope, Screen } from "../../host.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ListQuery } from "../query/list-query.ts";
import { resolveFilters } from "../query/resolve-filters.ts";

/** The value of `list` in expressions. */
export interface ListName {
  /** Parameters of the source without paging. */
  readonly params: Record<string, unknown>;
  /** Ids of the columns on show, in their order. */
  readonly columns: readonly string[];
  /** Keys of the ticked rows. */
  readonly selection: readonly string[];
}

/** The names that a list adds to those of every screen. */
export function listScope(
  screen: Pick<Screen<ListPlan>, "plan" | "host" | "given" | "context">,
  query: ListQuery,
  today = screen.host.today(),
): Scope {
  const { plan, host } = screen;
  return {
    ...screenScope(screen, today),
    filters: resolveFilters(plan.filters, query.filters, host, today),
    page: { number: query.page, size: query.size },
    tab: plan.tabs?.items.find(({ id }) => id === query.tab)?.name ?? query.tab,
    node: query.node,
  };
}
