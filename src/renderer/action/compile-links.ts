import type { ColumnPlan, DialogPlan, LinkPlan, StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../host.ts";
import { compileActions, type CompiledAction } from "./compile-action.ts";
import { mayFollow } from "./may-follow.ts";

type Dialogs = { readonly [id: string]: DialogPlan };

/** The links of columns that this user may follow; of the others the value stands alone. */
export function compileLinks(
  columns: readonly ColumnPlan[],
  dialogs: Dialogs,
  host: RendererHost,
): readonly CompiledAction[] {
  const links = columns.flatMap(({ link }) => (link && mayStart(link, dialogs, host) ? [link.action] : []));
  return compileActions(links, host);
}

function mayStart(link: LinkPlan, dialogs: Dialogs, host: RendererHost): boolean {
  return mayFollow(host, link) && link.action.do.every((step) => maySee(step, dialogs, host));
}

function maySee(step: StepPlan, dialogs: Dialogs, host: RendererHost): boolean {
  const opened = "args" in step && step.verb === "open" ? step.args.open : undefined;
  const code = typeof opened === "string" ? dialogs[opened]?.permission : undefined;
  return code === undefined || host.permission(code, "strict") !== false;
}
