import { currentPeriod } from "../domain/period.ts";
import type { FieldEnvironment } from "../fields/field-view.ts";
import type { DialogPlan, ScreenPlan } from "../schema/plan/screen-plan.ts";
import type { RendererHost, ScreenPlace } from "./host.ts";

/** Names that expressions see. */
export type Scope = { readonly [name: string]: unknown };

/** What every part of an open screen needs. */
export interface Screen<Plan extends ScreenPlan = ScreenPlan> {
  readonly plan: Plan;
  readonly host: RendererHost;
  readonly place: ScreenPlace;
  /** The user may look, but not change anything. */
  readonly readOnly: boolean;
  readonly environment: FieldEnvironment;
}

/** The field environment of a screen; failures of its calls are shown by the control itself. */
export function createEnvironment(plan: ScreenPlan, host: RendererHost): FieldEnvironment {
  return {
    enums: plan.enums,
    states: {},
    call: (operationId, params, signal) =>
      host.call(operationId, params, { silent: true, ...(signal && { signal }) }),
  };
}

/** The names that are seen everywhere on a screen. */
export function screenScope(host: RendererHost, search: string, today = host.today()): Scope {
  return {
    session: host.session,
    today,
    period: currentPeriod(today),
    route: { query: Object.fromEntries(new URLSearchParams(search)) },
  };
}

/** A dialog's strict permission; a screen that is only for looking makes its dialogs so too. */
export function dialogPermission(screen: Screen, dialog: DialogPlan): true | "view" | false {
  const own = dialog.permission === undefined ? true : screen.host.permission(dialog.permission, "strict");
  return own === true && screen.readOnly ? "view" : own;
}
