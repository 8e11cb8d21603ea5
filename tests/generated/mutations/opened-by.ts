import type { ActionPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { plain } from "../../oracles/cell-oracle.ts";

/** Id of the dialog that the first of an action's steps opens; empty when it opens none. */
export function openedBy([step]: ActionPlan["do"]): string {
  return step && "args" in step && step.verb === "open" ? plain(step.args.open) : "";
}
