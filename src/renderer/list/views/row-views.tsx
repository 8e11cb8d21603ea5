import type { ListPlan, ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import type { ListScreen } from "../use-list-screen.ts";
import { Board } from "./board/board.tsx";
import { Calendar } from "./calendar/calendar.tsx";
import { Cards } from "./cards/cards.tsx";

export interface RowViewsProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
  readonly view: ViewPlan;
}

/** The rows of a list as its open view draws them. */
export function RowViews({ screen, list, view }: RowViewsProps) {
  if (view.as === "board") return <Board screen={screen} list={list} board={view} />;
  if (view.as === "calendar") return <Calendar screen={screen} list={list} calendar={view} />;
  return <Cards screen={screen} list={list} view={view} />;
}
