import { compileTemplate } from "../../../expression/template.ts";
import type { FilterPlan, ListPlan, ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import { maySee } from "../../screen.ts";
import type { Scope } from "../../host.ts";
import { filledFilters, type ListQuery } from "./list-query.ts";

/** The filters, columns and orders of a list that this user may use, and the query that it opens with. */
export interface QueryShape {
  readonly opening: ListQuery;
  /** The filters that the firm's edition has. */
  readonly filters: readonly FilterPlan[];
  readonly tabs: readonly ListTab[];
  /** Ids of the columns that the list can be ordered by. */
  readonly sorts: readonly string[];
  readonly hasNodes: boolean;
  readonly views: readonly ViewPlan["as"][];
  /** The reason why an opening value could not be computed, by filter id. */
  readonly problems: { readonly [filterId: string]: string };
}

export type ListTab = NonNullable<ListPlan["tabs"]>["items"][number];

/** Reads a plan for one user; `scope` has the names that opening values see. */
export function readQueryShape(plan: ListPlan, host: RendererHost, scope: Scope): QueryShape {
  const filters = plan.filters.filter((filter) => maySee(host, filter));
  const tabs = plan.tabs?.items.filter((tab) => maySee(host, tab)) ?? [];
  const sorts = plan.calls[plan.source.call]?.sort
    ? plan.columns.filter((column) => column.sort !== undefined && maySee(host, column)).map(({ id }) => id)
    : [];
  const values: { [filterId: string]: unknown } = {};
  const problems: { [filterId: string]: string } = {};
  for (const { id, initial } of filters) {
    try {
      if (initial !== undefined) values[id] = compileTemplate(initial)(scope);
    } catch (error) {
      problems[id] = `初始值出错：${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return {
    opening: {
      filters: filledFilters(values),
      page: 1,
      size: plan.pageSize,
      tab: tabs[0]?.id ?? null,
      node: null,
      sort: plan.sorted && sorts.includes(plan.sorted.column) ? plan.sorted : null,
      view: null,
    },
    filters,
    tabs,
    sorts,
    hasNodes: plan.aside !== undefined,
    views: (plan.views ?? []).map(({ as }) => as),
    problems,
  };
}
