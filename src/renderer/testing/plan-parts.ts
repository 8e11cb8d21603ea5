import type { ActionPlan, CallPlan, ColumnPlan, FilterPlan } from "../../schema/plan/plans/screen-plan.ts";

/** A call as the planner makes it. */
export function call(id: string, effect: "read" | "write", more: Partial<CallPlan> = {}): CallPlan {
  return {
    id,
    title: id,
    method: effect === "read" ? "get" : "post",
    path: `/api/${id}`,
    pathParams: [],
    queryParams: [],
    body: effect === "read" ? "none" : "json",
    effect,
    permission: ["signed-in"],
    ...more,
  };
}

export function column(
  field: string,
  title: string,
  kind = "text",
  more: Partial<ColumnPlan> = {},
): ColumnPlan {
  return { id: field, field, title, kind, options: {}, width: 120, align: "left", ...more };
}

export function filter(
  field: string,
  title: string,
  kind = "text",
  more: Partial<FilterPlan> = {},
): FilterPlan {
  return { id: field, field, params: [field], title, kind, options: {}, ...more };
}

export function action(id: string, label: string, more: Partial<ActionPlan>): ActionPlan {
  return { id, label, style: "default", disabled: [], do: [], ...more };
}
