import type { Issue } from "../../src/schema/issue.ts";
import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { ShellPlan } from "../../src/schema/plan/plans/shell-plan.ts";
import type { Inspection } from "../check/inspect-schemas.ts";

/** The answers of a development server and its messages to the open pages; a broken screen keeps its last good plan. */
export interface ServedPlans {
  readonly shell: ShellPlan;
  readonly screens: ReadonlyMap<string, ScreenPlan>;
  readonly broken: ReadonlyMap<string, readonly Issue[]>;
  readonly issues: readonly Issue[];
}

export type PlanEvent =
  | { readonly event: "schemas:plan"; readonly data: { readonly id: string; readonly plan: ScreenPlan } }
  | { readonly event: "schemas:shell"; readonly data: { readonly plan: ShellPlan } }
  | { readonly event: "schemas:issues"; readonly data: { readonly issues: readonly Issue[] } };

/** The plans to serve after an inspection, given those served before it. */
export function nextPlans(
  before: ServedPlans | undefined,
  { issues, plans, project }: Inspection,
): ServedPlans {
  const errors = issues.filter(({ severity }) => severity === "error");
  const isShellBroken = errors.some(({ file }) => file.startsWith("schemas/routes/"));
  const isUnreadable = errors.some(({ slug }) => slug === "json-syntax");
  const isStillThere = (id: string) => plans.broken.has(id) || (!project.screens.has(id) && isUnreadable);
  const lastGood = [...(before?.screens ?? [])].filter(([id]) => isStillThere(id));
  return {
    shell: (isShellBroken && before?.shell) || plans.shell,
    screens: new Map([...lastGood, ...plans.screens]),
    broken: plans.broken,
    issues,
  };
}

/** The changes from one state to the next: only plans whose text is another, and the issues when they are others. */
export function planEvents(before: ServedPlans, after: ServedPlans): PlanEvent[] {
  const events: PlanEvent[] = [];
  for (const [id, plan] of after.screens) {
    if (isOther(before.screens.get(id), plan)) events.push({ event: "schemas:plan", data: { id, plan } });
  }
  if (isOther(before.shell, after.shell))
    events.push({ event: "schemas:shell", data: { plan: after.shell } });
  if (isOther(before.issues, after.issues))
    events.push({ event: "schemas:issues", data: { issues: after.issues } });
  return events;
}

function isOther(before: unknown, after: unknown): boolean {
  return before !== after && JSON.stringify(before) !== JSON.stringify(after);
}
