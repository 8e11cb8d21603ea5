import { compileActions, stateAction } from "../../../renderer/action/compile-action.ts";
import { plainCopy } from "../../../renderer/form/values/plain-copy.ts";
import type { TreeNode } from "../../../renderer/list/aside/tree-nodes.ts";
import type { KeyedRow } from "../../../renderer/list/data/rows-page.ts";
import { withRow } from "../../../renderer/row-scope.ts";
import { splitLinks } from "../../../renderer/list/actions/split-links.ts";
import type { Scope } from "../../../renderer/host.ts";
import type { ActionPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ActionPlace, NodePart } from "../nodes/plan-node.ts";
import type { OpenScreen } from "./open-screens.ts";

/** The row and the node of the tree that conditions are worked out for. */
export interface Subject {
  readonly row: KeyedRow | undefined;
  readonly node: TreeNode | undefined;
}

/** The scope of an action's conditions; null while there is nothing that it could stand on. */
export function actionScope(
  place: ActionPlace,
  part: NodePart,
  { list, records, forms }: OpenScreen,
  { row, node }: Subject,
): Scope | null {
  switch (place) {
    case "list":
    case "selection":
      return list?.scope ?? null;
    case "row":
      return list && row
        ? { ...withRow(list.scope, row.row, list.screen.environment.states), rows: [row.row] }
        : null;
    // The rows of a section are not available here.
    case "entry":
      return null;
    case "node":
      return list && node ? { ...list.scope, node: node.node } : null;
    case "record":
      return records.get(part)?.scope ?? null;
    case "form": {
      const open = forms.get(part);
      return open ? { ...open.scope, $values: plainCopy(open.form.values) } : null;
    }
  }
}

/** True when so many actions stand before this one in the row that it goes behind 更多. */
export function isBehindMore({ id }: ActionPlan, { screen }: OpenScreen, scope: Scope): boolean {
  if (screen.plan.kind !== "list") return false;
  const shown = compileActions(screen.plan.rowActions, screen.host).filter(
    (action) => stateAction(action, scope).state.kind !== "hidden",
  );
  return splitLinks(shown, ({ plan }) => plan.style).more.some(({ plan }) => plan.id === id);
}
