import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";

/** Every code that a plan's screen, actions, columns, tabs, sections and dialogs ask for; those of its calls are the server's. */
export function permissionCodes({ calls: _calls, ...plan }: ScreenPlan): readonly string[] {
  const codes = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === "permission" && typeof value === "string") codes.add(value);
      else visit(value);
    }
  };
  visit(plan);
  return [...codes].toSorted();
}
