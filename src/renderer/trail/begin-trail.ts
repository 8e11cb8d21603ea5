import type { DialogPlan, ListPlan, StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { inputTemplates } from "../dialog/input-templates.ts";
import type { ListState } from "../list/data/list-store.ts";
import type { Scope, Screen } from "../host.ts";
import { addressOf } from "./address-of.ts";
import type { Trail } from "./trail.ts";

interface Beginning {
  readonly screen: Screen<ListPlan>;
  readonly state: ListState;
  /** All parameters of the list's request except the page. */
  readonly params: Trail["params"];
  readonly rowKey: string;
  /** Names that the action sees, its row among them. */
  readonly scope: Scope;
}

/** Names of the list that an address may hold; the others belong to every screen. */
const NAMES = ["filters", "page", "company", "period", "tab", "node", "given"];

/** The trail from a row to an address that one of its action's steps leads to; none where no step does. */
export function beginTrail(beginning: Beginning, steps: readonly StepPlan[], to: string): Trail | undefined {
  const template = addressTemplates(steps).find((args) => leadsTo(args, beginning.scope, to));
  return template && trailFrom(beginning, template);
}

/** The trail from a row to a dialog whose screen can go on to the next row. */
export function beginDialogTrail(beginning: Beginning, dialog: DialogPlan): Trail | undefined {
  const { kind, place } = dialog;
  return kind === "screen" && place === "drawer" ? trailFrom(beginning, inputTemplates(dialog)) : undefined;
}

function trailFrom(
  { screen: { plan }, state, params, rowKey, scope }: Beginning,
  to: Trail["to"],
): Trail | undefined {
  const call = plan.calls[plan.source.call];
  const at = state.rows.findIndex(({ key }) => key === rowKey);
  if (!call || at === -1) return undefined;
  const { page, size } = state.answered;
  return {
    call,
    params,
    rowKey: plan.rowKey,
    to,
    ...(plan.states && { states: plan.states }),
    names: Object.fromEntries(NAMES.map((name) => [name, scope[name]])),
    key: rowKey,
    page,
    size,
    at,
    total: state.total,
  };
}

function addressTemplates(steps: readonly StepPlan[]): readonly Trail["to"][] {
  return steps.flatMap((step) => {
    if ("then" in step) return addressTemplates([...step.then, ...step.else]);
    return step.verb === "navigate" && "args" in step ? [step.args] : [];
  });
}

/** A step that sees results of earlier ones cannot be worked out for another row. */
function leadsTo(template: Trail["to"], scope: Scope, to: string): boolean {
  try {
    return addressOf(template, scope) === to;
  } catch {
    return false;
  }
}
