import { hasExpression } from "../../../expression/template.ts";
import type { RendererHost } from "../../../renderer/host.ts";
import type { Scope } from "../../../renderer/host.ts";
import { rowsObstacle } from "../../../schema/plan/row-obstacle.ts";
import type { NodeItem } from "../nodes/plan-node.ts";
import { conditionRule, traceText, visibleRules } from "./condition-rule.ts";
import type { Rule } from "./explanation.ts";
import { editionRules, permissionRules } from "./gate-rules.ts";

type ActionItem = Extract<NodeItem, { kind: "action" }>;

/** The rules that decide about an action, in the order in which the renderer applies them. */
export function actionRules(
  { action, place }: ActionItem,
  host: RendererHost,
  scope: Scope | null,
  pointer: string,
): Rule[] {
  return [
    ...permissionRules(host, action.permission, "action", pointer),
    ...editionRules(host, action.edition, pointer),
    ...(place === "selection" && scope ? selectionRules(scope) : []),
    ...visibleRules(action.visible, scope, pointer),
    ...(scope ? labelRules(action.label, scope, pointer) : []),
    ...action.disabled.map(({ when, reason }, index) =>
      conditionRule({
        title: "禁用条件",
        text: when,
        scope,
        pointer: `${pointer}/disabled/${index}/when`,
        holds: "disabled",
        fails: "shown",
        reason: reasonText(reason, scope),
      }),
    ),
    ...(action.can !== undefined && scope ? [rowRule(action.can, scope, pointer)] : []),
  ];
}

/** The row's own word on an action. */
function rowRule(can: string, { row, rows }: Scope, pointer: string): Rule {
  const reason = rowsObstacle(rows ?? [row], can);
  return {
    title: "行数据",
    text: `row.can.${can}`,
    effect: reason === undefined ? "shown" : "disabled",
    note: reason ?? "后端未说明不能操作的原因",
    reads: [],
    pointer: `${pointer}/can`,
  };
}

/** The bar with these actions comes with the first tick. */
function selectionRules({ selection }: Scope): Rule[] {
  if (!Array.isArray(selection) || selection.length > 0) return [];
  return [{ title: "勾选", text: "", effect: "hidden", note: "没有勾选任何行", reads: [] }];
}

/** A label that cannot be worked out stands in the way of the action; any other is no rule. */
function labelRules(label: string, scope: Scope, pointer: string): Rule[] {
  if (!hasExpression(label)) return [];
  const traced = traceText(label, scope);
  if (traced.state === "done") return [];
  return [
    {
      title: "文字",
      text: label,
      effect: "broken",
      note: `计算出错：${traced.message}`,
      reads: traced.reads,
      pointer: `${pointer}/label`,
    },
  ];
}

function reasonText(reason: string, scope: Scope | null): string {
  const traced = scope && traceText(reason, scope);
  return traced?.state === "done" ? String(traced.value) : reason;
}
