import type { ProjectPlans } from "../../src/schema/plan/project/plan-project.ts";

export const SHELL_FILE = "shell.json";

/** Name of a screen's plan below the `plans` folder. */
export function screenFile(id: string): string {
  return `screens/${id}.json`;
}

/** All plans as they are delivered: name below the `plans` folder → text. */
export function planFiles({ shell, screens }: ProjectPlans): ReadonlyMap<string, string> {
  return new Map([
    [SHELL_FILE, JSON.stringify(shell)],
    ...[...screens].map(([id, plan]): [string, string] => [screenFile(id), JSON.stringify(plan)]),
  ]);
}
