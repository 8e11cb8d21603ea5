import type { EntryReading } from "../checks/check-context.ts";
import { listOf } from "../checks/reading/list-of.ts";
import { routesOfSteps } from "../plan/record/routes-of-steps.ts";
import { asObject, type Project } from "../project/project.ts";

/** A screen whose figures show no link yet: the routes that they lead to are only planned. */
export interface WaitingLinks {
  readonly screen: string;
  readonly routes: readonly string[];
}

export function waitingLinks(readings: readonly EntryReading[], project: Project): WaitingLinks[] {
  return readings
    .filter(({ isScreen }) => isScreen)
    .map(({ entry, whole }) => {
      const figures = listOf(whole.value.sections).flatMap((section) => listOf(asObject(section).figures));
      const routes = figures
        .flatMap((figure) => routesOfSteps(asObject(figure).do, project))
        .flatMap(({ planned, path }) => (planned === true && typeof path === "string" ? [path] : []));
      return { screen: entry.id, routes: [...new Set(routes)] };
    })
    .filter(({ routes }) => routes.length > 0);
}
