import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";

/** All codes that a plan's screen, actions, columns, tabs, sections and dialogs require; the server checks calls. */
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
