import type {
  ColumnPlan,
  DialogPlan,
  LinkPlan,
  RouteGate,
  StepPlan,
} from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../host.ts";
import { compileActions, type CompiledAction } from "./compile-action.ts";

type Dialogs = { readonly [id: string]: DialogPlan };

/** The links of columns that this user may follow; of the others the value stands alone. */
export function compileLinks(
  columns: readonly ColumnPlan[],
  dialogs: Dialogs,
  host: RendererHost,
): readonly CompiledAction[] {
  const links = columns.flatMap(({ link }) => (link && mayFollow(link, dialogs, host) ? [link.action] : []));
  return compileActions(links, host);
}

function mayFollow({ action, routes }: LinkPlan, dialogs: Dialogs, host: RendererHost): boolean {
  return (
    routes.every((route) => mayOpen(host, route)) && action.do.every((step) => maySee(step, dialogs, host))
  );
}

export function mayOpen(host: RendererHost, { permission, edition }: RouteGate): boolean {
  const isAllowed =
    permission === undefined || permission.some((code) => host.permission(code, "strict") !== false);
  return isAllowed && (edition === undefined || host.edition(edition));
}

function maySee(step: StepPlan, dialogs: Dialogs, host: RendererHost): boolean {
  const opened = "args" in step && step.verb === "open" ? step.args.open : undefined;
  const code = typeof opened === "string" ? dialogs[opened]?.permission : undefined;
  return code === undefined || host.permission(code, "strict") !== false;
}
