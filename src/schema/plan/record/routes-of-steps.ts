import type { Project } from "../../project/project.ts";

/** The routes that steps lead to, at any depth, as they are written. */
export function routesOfSteps(steps: unknown, project: Project): Readonly<Record<string, unknown>>[] {
  if (typeof steps !== "object" || steps === null) return [];
  return Object.entries(steps).flatMap(([key, value]) => {
    if (key !== "navigate") return routesOfSteps(value, project);
    const route = project.routes.find(({ id }) => id === value);
    return route ? [route.value] : [];
  });
}
