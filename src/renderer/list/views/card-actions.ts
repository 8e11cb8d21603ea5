import type { ListScreen } from "../use-list-screen.ts";
import type { CardActions } from "./row-card.tsx";

/** The actions, links and tones that the rows of a list have as cards. */
export function cardActions({ actions, toneOf }: Pick<ListScreen, "actions" | "toneOf">): CardActions {
  return {
    actions: actions.row,
    links: actions.links,
    toneOf,
    scopeOf: actions.scopeOf,
    runningAt: actions.runner.runningAt,
    onStart: actions.startRow,
  };
}
