import { compileText, compileWords } from "../../expression/template.ts";
import type { ActionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { rowObstacle, rowsObstacle } from "../../schema/plan/row-obstacle.ts";
import type { RendererHost } from "../host.ts";
import type { Scope } from "../host.ts";

export type ActionState =
  | { readonly kind: "hidden" }
  | { readonly kind: "enabled" }
  | { readonly kind: "disabled"; readonly reason: string }
  /** One of its conditions failed; the message is for the people who keep the screen. */
  | { readonly kind: "broken"; readonly message: string };

export interface CompiledAction {
  readonly plan: ActionPlan;
  readonly state: (scope: Scope) => ActionState;
  /** Fails where `state` says `broken`. */
  readonly label: (scope: Scope) => string;
}

/** An action as it stands for one row, its label worked out. */
export interface StatedAction {
  readonly action: ActionPlan;
  readonly state: ActionState;
}

const HIDDEN: ActionState = { kind: "hidden" };
const ENABLED: ActionState = { kind: "enabled" };

/** The actions that the user's permissions and the firm's edition allow, their conditions compiled. */
export function compileActions(
  actions: readonly ActionPlan[],
  host: RendererHost,
): readonly CompiledAction[] {
  return actions
    .filter(
      ({ permission, edition }) =>
        (permission === undefined || host.permission(permission, "plain") === true) &&
        (edition === undefined || host.edition(edition)),
    )
    .map(compileAction);
}

export function stateAction({ plan, state, label }: CompiledAction, scope: Scope): StatedAction {
  const now = state(scope);
  const isKnown = now.kind === "enabled" || now.kind === "disabled";
  return { action: isKnown ? { ...plan, label: label(scope) } : plan, state: now };
}

function compileAction(plan: ActionPlan): CompiledAction {
  try {
    const label = compileWords(plan.label);
    const visible = plan.visible === undefined ? () => true : compileText(plan.visible);
    const disabled = plan.disabled.map((rule) => ({
      when: compileText(rule.when),
      reason: compileText(rule.reason),
    }));
    const read = (scope: Scope): ActionState => {
      if (!visible(scope)) return HIDDEN;
      label(scope);
      const rule = disabled.find(({ when }) => when(scope));
      const reason = rule ? String(rule.reason(scope)) : obstacleOf(plan, scope);
      return reason === undefined ? ENABLED : { kind: "disabled", reason };
    };
    return { plan, label, state: (scope) => guarded(plan, () => read(scope)) };
  } catch (error) {
    return { plan, label: () => plan.label, state: () => broken(plan, error) };
  }
}

function obstacleOf({ can, onRows }: ActionPlan, { row, rows }: Scope): string | undefined {
  return onRows ? rowsObstacle(rows, can) : rowObstacle(row, can);
}

function guarded(plan: ActionPlan, read: () => ActionState): ActionState {
  try {
    return read();
  } catch (error) {
    return broken(plan, error);
  }
}

function broken(plan: ActionPlan, error: unknown): ActionState {
  return {
    kind: "broken",
    message: `操作「${plan.label}」的条件出错：${error instanceof Error ? error.message : String(error)}`,
  };
}
