import { screenScope } from "../../../renderer/screen.ts";
import type { PlanNode } from "../nodes/plan-node.ts";
import { actionScope, isBehindMore, type Subject } from "./action-scope.ts";
import { actionRules } from "./action-rules.ts";
import { visibleRules } from "./condition-rule.ts";
import { explainFormField } from "./explain-form-field.ts";
import { type Explanation, toExplanation, type Rule } from "./explanation.ts";
import { editionRules, permissionRules } from "./gate-rules.ts";
import type { OpenScreen } from "./open-screens.ts";

/**
 * The rules by which a node of an open screen is shown, hidden, disabled or read-only right now, were all around it
 * shown.
 */
function explainNode(node: PlanNode, open: OpenScreen, subject: Subject): Explanation {
  const { item, pointer, part } = node;
  const { host, plan } = open.screen;
  switch (item.kind) {
    case "group":
    case "route":
      return toExplanation([]);
    case "screen":
      return toExplanation(permissionRules(host, plan.permission, "page", ""));
    case "dialog":
      return toExplanation([
        ...permissionRules(host, item.dialog.permission, "page", pointer),
        ...openRules(node, open),
        ...screenRules(open),
      ]);
    case "column":
      return toExplanation([
        ...permissionRules(host, item.column.permission, "part", pointer),
        ...editionRules(host, item.column.edition, pointer),
        ...visibleRules(item.column.visible, (open.records.get(part) ?? open.list)?.scope ?? null, pointer),
        ...(item.isMain ? columnSettingRules(item.column, open, pointer) : []),
      ]);
    case "filter":
      return toExplanation(
        [
          ...editionRules(host, item.filter.edition, pointer),
          ...visibleRules(item.filter.visible, filterScope(open), pointer),
        ],
        open.query?.folded.includes(item.filter.id) ? "收起在「展开」后面" : undefined,
      );
    case "tab":
      return toExplanation([
        ...permissionRules(host, item.tab.permission, "part", pointer),
        ...editionRules(host, item.tab.edition, pointer),
        ...visibleRules(
          "visible" in item.tab ? item.tab.visible : undefined,
          screenScope(open.screen),
          pointer,
        ),
      ]);
    case "action": {
      const scope = actionScope(item.place, part, open, subject);
      return toExplanation(
        actionRules(item, host, scope, pointer),
        item.place === "row" && scope && isBehindMore(item.action, open, scope)
          ? "收起在「更多」里"
          : undefined,
      );
    }
    case "section":
      return toExplanation([
        ...permissionRules(host, item.section.permission, "part", pointer),
        ...editionRules(host, item.section.edition, pointer),
        ...visibleRules(item.section.visible, open.records.get(part)?.scope ?? null, pointer),
      ]);
    case "recordField":
      return toExplanation(visibleRules(item.field.visible, open.records.get(part)?.scope ?? null, pointer));
    case "formField":
      return explainFormField(item, pointer, open.forms.get(part));
  }
}

/** The same for a node and all below it, by pointer: what stands in something hidden is hidden with it. */
export function explainAll(
  node: PlanNode,
  open: OpenScreen,
  subject: Subject,
): ReadonlyMap<string, Explanation> {
  const explanations = new Map<string, Explanation>();
  const visit = (planNode: PlanNode, around: Rule | undefined) => {
    const explanation = explainNode(planNode, open, subject);
    const explained = around ? { ...toExplanation([around, ...explanation.rules]) } : explanation;
    explanations.set(planNode.pointer, explained);
    const isGone = explained.state === "hidden" || explained.state === "closed";
    const inside = isGone && planNode.item.kind !== "formField" ? aroundRule(planNode, explained) : around;
    for (const child of planNode.children) visit(child, inside);
  };
  visit(node, undefined);
  return explanations;
}

function aroundRule({ title, pointer }: PlanNode, { state }: Explanation): Rule {
  const note = state === "closed" ? "弹窗没有打开" : "上级没有显示";
  return { title: "上级", text: title, effect: state, note, reads: [], pointer };
}

function openRules({ item, part }: PlanNode, open: OpenScreen): Rule[] {
  // A hand-written surface does not report that it is open.
  const isOpen =
    open.records.has(part) ||
    open.forms.has(part) ||
    (item.kind === "dialog" && item.dialog.kind === "surface");
  if (isOpen) return [];
  return [{ title: "弹窗", text: "", effect: "closed", note: "没有打开", reads: [] }];
}

/** A screen that is only for looking makes its dialogs so too. */
function screenRules({ screen }: OpenScreen): Rule[] {
  if (!screen.readOnly) return [];
  return permissionRules(screen.host, screen.plan.permission, "page", "").map((rule) => ({
    ...rule,
    title: "页面权限",
  }));
}

/** The user's own settings, and the column's own beginning. */
function columnSettingRules(
  { id, optional }: { readonly id: string; readonly optional?: true },
  { list }: OpenScreen,
  pointer: string,
): Rule[] {
  if (!list) return [];
  const isTicked = list.columns.some((column) => column.id === id);
  if (isTicked && optional !== true) return [];
  return [
    {
      title: "列设置",
      text: optional === true ? "optional" : "",
      effect: isTicked ? "shown" : "hidden",
      note: isTicked ? "可选列，已勾选" : optional === true ? "可选列，没有勾选" : "在列设置中取消了勾选",
      reads: [],
      ...(optional === true && { pointer: `${pointer}/optional` }),
    },
  ];
}

function filterScope({ list, query }: OpenScreen) {
  return list && query ? { ...list.scope, $values: query.values() } : null;
}
