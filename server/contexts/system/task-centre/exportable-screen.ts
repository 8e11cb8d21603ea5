import { contracts } from "../../../../src/contracts.ts";
import { planScreen } from "../../../../src/schema/plan/plan-screen.ts";
import type { ActionPlan, ListPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import type { Project } from "../../../../src/schema/project/project.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type Grants, mayCall } from "../../../access/grants.ts";

const EXPORT_OPERATION = "taskCentre.export";

/**
 * The plan of a list that the user may export: they may see the screen, and it offers them an action that exports.
 * Throws a Refusal otherwise.
 */
export function exportableScreen(project: Project, screenId: string, grants: Grants): ListPlan {
  if (!project.screens.has(screenId)) throw new Refusal("missing", "界面不存在，请刷新页面后重试");
  const plan = planScreen(project, screenId, contracts);
  const may = (effect: "read" | "write", code: string | undefined) =>
    code === undefined || mayCall(grants, [code], effect);
  if (!may("read", plan.permission)) throw new Refusal("permission");
  const exports = plan.kind === "list" ? actionsOf(plan).filter((action) => startsExport(action.do)) : [];
  if (plan.kind !== "list" || exports.length === 0) throw new Refusal("rule", "此界面不支持导出");
  // An action that may only be seen is not offered.
  if (!exports.some((action) => may("write", action.permission))) throw new Refusal("permission");
  return plan;
}

function actionsOf({ toolbar, selectionActions, rowActions }: ListPlan): ActionPlan[] {
  return [...toolbar, ...selectionActions, ...rowActions];
}

/** Looks into nested steps too, wherever a verb keeps them. */
function startsExport(steps: unknown): boolean {
  if (typeof steps !== "object" || steps === null) return false;
  if ("job" in steps && steps.job === EXPORT_OPERATION) return true;
  return Object.values(steps).some(startsExport);
}
