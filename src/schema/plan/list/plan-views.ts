import { propertyAt } from "../../dotted-field.ts";
import type { Operation } from "../../project/operation.ts";
import type { ColumnPlan } from "../plans/field-plan.ts";
import type { BoardPlan, CalendarPlan, ViewPlan } from "../plans/view-plan.ts";
import type { ViewSource } from "../sources/screen-source.ts";
import { mostRows } from "./most-rows.ts";
import { dayParameters, laneParameter } from "./view-parameters.ts";

/** The ways to look at the rows that an operation gives, beside a table. */
export function planViews(
  views: readonly ViewSource[],
  operation: Operation | undefined,
  columns: readonly ColumnPlan[],
): readonly ViewPlan[] {
  return views.map((view) => {
    if (view.as === "board") return planBoard(view, operation);
    return view.as === "calendar" ? planCalendar(view, operation, columns) : view;
  });
}

function planBoard(
  { by, card, sum, move = [] }: Extract<ViewSource, { as: "board" }>,
  operation: Operation | undefined,
): BoardPlan {
  const parameter = laneParameter(operation?.request, by);
  return {
    as: "board",
    enum: propertyAt(operation?.row, by)?.["x-enum"] ?? "",
    param: parameter?.name ?? by,
    ...(parameter?.several && { several: true }),
    card,
    ...(sum !== undefined && { sum }),
    move,
  };
}

function planCalendar(
  { date, card, color }: Extract<ViewSource, { as: "calendar" }>,
  operation: Operation | undefined,
  columns: readonly ColumnPlan[],
): CalendarPlan {
  const parameters = dayParameters(operation?.request, date);
  const sorted = columns.find(({ sort }) => sort === date);
  return {
    as: "calendar",
    date,
    from: parameters?.from ?? date,
    to: parameters?.to ?? date,
    most: mostRows(operation),
    ...(sorted && { sort: sorted.id }),
    card,
    ...(color !== undefined && { color }),
  };
}
