import type { EditPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileCondition } from "../detail/compile-condition.ts";
import type { Scope, Screen } from "../host.ts";

/** True when the user may send what they change, and the rows are to be changed at all. */
export function mayEdit(
  { host, readOnly }: Pick<Screen<ListPlan>, "host" | "readOnly">,
  { permission, when }: EditPlan,
  scope: Scope,
): boolean {
  const isPermitted = permission === undefined || host.permission(permission, "strict") === true;
  return !readOnly && isPermitted && compileCondition(when)(scope);
}
