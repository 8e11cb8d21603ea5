import type { ListPlan, ViewPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { inLists, type Mutator } from "./mutator.ts";

/** The plan with one view of a sort changed, for each view of it. */
const inViews = <As extends ViewPlan["as"]>(
  as: As,
  change: (view: Extract<ViewPlan, { as: As }>, plan: ListPlan) => ViewPlan | null,
) =>
  inLists(function* (plan) {
    for (const view of plan.views ?? []) {
      if (view.as !== as) continue;
      const changed = change(view as Extract<ViewPlan, { as: As }>, plan);
      if (!changed) continue;
      const views = (plan.views ?? []).map((other) => (other === view ? changed : other));
      yield { plan: { ...plan, views }, names: new RegExp(` ${as} /`) };
    }
  });

export const viewMutators: readonly Mutator[] = [
  {
    title: "a card of a page lacks a column",
    part: "display",
    mutate: inViews("cards", (view) => ({ ...view, card: view.card.slice(0, 2) })),
  },
  {
    title: "a card lacks a column",
    part: "display",
    mutate: inViews("board", (board) => ({ ...board, card: board.card.slice(0, 2) })),
  },
  {
    title: "a lane asks by another parameter",
    part: "display",
    mutate: inViews("board", (board, plan) => {
      const other = plan.filters.find(({ options }) => options.enum !== undefined);
      return other?.params[0] === undefined ? null : { ...board, param: other.params[0] };
    }),
  },
  {
    title: "a calendar goes by another day",
    part: "display",
    mutate: inViews("calendar", (calendar, plan) => {
      const other = plan.columns.find(({ kind, field }) => kind === "datetime" && field !== calendar.date);
      return other ? { ...calendar, date: other.field } : null;
    }),
  },
];
