import { currentPeriod } from "../domain/period.ts";
import type { FieldEnvironment } from "../fields/field-view.ts";
import type { EditionGate } from "../schema/plan/plans/edition-gate.ts";
import type { DialogPlan, ScreenPlan } from "../schema/plan/plans/screen-plan.ts";
import { compileStates } from "../schema/predicate/compile-state.ts";
import type { RendererHost, Scope, Screen } from "./host.ts";

/** The field environment of a screen; failures of its calls are shown by the control itself. */
export function createEnvironment(
  plan: ScreenPlan,
  host: RendererHost,
  given: { readonly period: string; readonly today: string } = clockNames(host.today()),
): FieldEnvironment {
  return {
    today: given.today,
    enums: plan.enums,
    states: compileStates(plan.states, given),
    readFile: host.readFile,
    call: (operationId, params, signal, onUploadProgress) =>
      host.callForChoices(operationId, params, {
        silent: true,
        ...(signal && { signal }),
        ...(onUploadProgress && { onUploadProgress }),
      }),
  };
}

/** The names that are seen everywhere on a screen. */
export function screenScope(
  { host, given, context }: Pick<Screen, "host" | "given" | "context">,
  today = host.today(),
): Scope {
  return {
    session: host.session,
    ...clockNames(today),
    ...context,
    given,
  };
}

function clockNames(today: string) {
  return { today, period: currentPeriod(today) };
}

/** True when the user gets to see a part of a screen: by its code, for which looking is enough, and by the firm's edition. */
export function maySee(
  host: RendererHost,
  { permission, edition }: { readonly permission?: string; readonly edition?: EditionGate },
): boolean {
  const isAllowed = permission === undefined || host.permission(permission, "strict") !== false;
  return isAllowed && (edition === undefined || host.edition(edition));
}

/** A dialog's strict permission; a screen that is only for looking makes its dialogs so too. */
export function dialogPermission(screen: Screen, dialog: DialogPlan): true | "view" | false {
  const isPermitted =
    dialog.permission === undefined ? true : screen.host.permission(dialog.permission, "strict");
  return isPermitted === true && screen.readOnly ? "view" : isPermitted;
}
