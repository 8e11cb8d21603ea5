import type { ListPlan, ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ListQuery } from "../query/list-query.ts";
import type { QueryShape } from "../query/query-shape.ts";

/** The view of a query; null: the table. */
export function openView({ views }: Pick<ListPlan, "views">, { view }: ListQuery): ViewPlan | null {
  return views?.find(({ as }) => as === view) ?? null;
}

/** The rows come page by page, as in the table. */
export function isPaged(view: ViewPlan | null): boolean {
  return !view || view.as === "cards";
}

/** The filters and tabs beside a view, without those that its lanes or its month decide already. */
export function shapeInView(
  shape: QueryShape,
  tabParam: string | undefined,
  view: ViewPlan | null,
): QueryShape {
  if (!view || view.as === "cards") return shape;
  const said = view.as === "board" ? [view.param] : [view.from, view.to];
  return {
    ...shape,
    filters: shape.filters.filter(({ params }) => !params.some((param) => said.includes(param))),
    tabs: tabParam !== undefined && said.includes(tabParam) ? [] : shape.tabs,
  };
}
