import type { EditPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileCondition } from "../detail/compile-condition.ts";
import type { Scope, Screen } from "../host.ts";

/** The things that the user may do with the rows of a sheet. */
export interface SheetRights {
  readonly canEdit: boolean;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
}

/** The rights of the user, if the rows are to be changed at all. */
export function sheetRights(
  { host, readOnly }: Pick<Screen<ListPlan>, "host" | "readOnly">,
  { permission, when, add, remove }: EditPlan,
  scope: Scope,
): SheetRights {
  const isPermitted = (code: string | undefined) =>
    code === undefined || host.permission(code, "strict") === true;
  const canEdit = !readOnly && isPermitted(permission) && compileCondition(when)(scope);
  return {
    canEdit,
    canAdd: canEdit && add !== undefined && isPermitted(add.permission),
    canRemove: canEdit && remove !== undefined && isPermitted(remove.permission),
  };
}
