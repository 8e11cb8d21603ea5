import { SHELL_FILE, screenFile } from "./plan-files.ts";
import type { ServedPlans } from "./served-plans.ts";

export interface PlanAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The answer to a request for a file below `plans/`; 422 with the issues for a screen that never was good. */
export function answerPlan(served: ServedPlans | undefined, name: string): PlanAnswer {
  if (!served) return { status: 500, body: { message: "The schemas could not be inspected." } };
  if (name === SHELL_FILE) return { status: 200, body: served.shell };
  for (const [id, plan] of served.screens) {
    if (name === screenFile(id)) return { status: 200, body: plan };
  }
  for (const [id, issues] of served.broken) {
    if (name === screenFile(id)) return { status: 422, body: { issues } };
  }
  return { status: 404, body: { message: `No plan "${name}".` } };
}
