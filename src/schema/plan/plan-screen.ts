import type { Contracts } from "../contracts.ts";
import { withoutNames } from "../names/without-names.ts";
import type { Project } from "../project/project.ts";
import { planCall } from "./plans/call-plan.ts";
import { catalogueHash } from "./project/catalogue-hash.ts";
import { fillAccepted } from "./fill-accepted.ts";
import { planSteps } from "./plan-actions.ts";
import { planDetailBody } from "./record/plan-detail-body.ts";
import { planContext } from "./plan-context.ts";
import { planDialogs } from "./plan-dialog.ts";
import { planFormBody } from "./form/plan-form-body.ts";
import { planCallUse } from "./plan-call-use.ts";
import { planInputs } from "./plan-inputs.ts";
import { planIdentity } from "./record/plan-identity.ts";
import { planList } from "./list/plan-list.ts";
import { planState } from "./plan-state.ts";
import type { ScreenSource } from "./sources/screen-source.ts";
import { PLAN_FORMAT, type PlanBody, type ScreenPlan } from "./plans/screen-plan.ts";
import { readScreenParts } from "./blocks/use-block.ts";
import { usedNames } from "./project/used-names.ts";

/**
 * The frozen, self-contained normal form of a screen; the same project gives the same text.
 * The screen must have passed the check: what a check finds is not looked for again here.
 */
export function planScreen(written: Project, screenId: string, contracts: Contracts): ScreenPlan {
  const project = withoutNames(written);
  const screen = project.screens.get(screenId);
  if (!screen) throw new Error(`No screen "${screenId}".`);
  const source = withoutSuppressions(readScreenParts(project, screen).value) as ScreenSource;
  const { title, permission } = source;
  const body = fillAccepted(planBody(source, project, contracts), project);
  const context = planContext(source.context);
  const used = usedNames({ ...body, ...context }, project, contracts);
  const states = pick(project.states, used.states, planState);
  return deepFreeze({
    format: PLAN_FORMAT,
    catalogue: catalogueHash(project),
    id: screenId,
    title,
    ...(permission !== undefined && { permission }),
    ...planInputs(source.inputs, project),
    ...context,
    ...body,
    calls: pick(project.operations, used.calls, planCall),
    enums: pick(project.enums, used.enums, (entries) => entries),
    ...(Object.keys(states).length > 0 && { states }),
  });
}

function planBody(source: ScreenSource, project: Project, contracts: Contracts): PlanBody {
  switch (source.kind) {
    case "list":
      return planList(source, project, contracts);
    case "form":
      return {
        kind: "form",
        ...planFormBody(source, project, contracts),
        done: planSteps(source.done, contracts),
        dialogs: planDialogs(source.dialogs, project, contracts),
      };
    case "page":
      return {
        kind: "page",
        ...(source.actionsAt === "foot" && { actionsAt: "foot" as const }),
        ...planIdentity(source, project, contracts),
        ...planDetailBody(source, project, contracts),
        dialogs: planDialogs(source.dialogs, project, contracts),
      };
    case "tabs":
      return {
        kind: "tabs",
        ...(source.record && { record: planCallUse(source.record) }),
        ...planIdentity(source, project, contracts),
        items: source.items,
      };
    case "embed":
      return { kind: "embed", system: source.system, path: source.path };
    case "custom":
      return { kind: "custom", surface: source.surface };
    default:
      throw new Error(`Screens of kind "${String((source as { kind: unknown }).kind)}" cannot be planned.`);
  }
}

function pick<T, R>(
  known: ReadonlyMap<string, T>,
  names: readonly string[],
  convert: (value: T) => R,
): { readonly [name: string]: R } {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = known.get(name);
      return value === undefined ? [] : [[name, convert(value)]];
    }),
  );
}

/** Parts may be shared between plans: what is frozen already is not walked again. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** A value without the words that are for the check alone. */
function withoutSuppressions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSuppressions);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "x-allow")
      .map(([key, child]) => [key, withoutSuppressions(child)]),
  );
}
