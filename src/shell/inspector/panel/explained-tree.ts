import type { TreeNode } from "../../../renderer/list/aside/tree-nodes.ts";
import type { Subject } from "../explain/action-scope.ts";
import { explainAll } from "../explain/explain-node.ts";
import { explainRoutes } from "../explain/explain-route.ts";
import type { Explanation } from "../explain/explanation.ts";
import type { OpenScreen } from "../explain/open-screens.ts";
import type { PlanNode } from "../nodes/plan-node.ts";
import { routeNodes } from "../nodes/route-nodes.ts";
import { flatNodes, screenNodes } from "../nodes/screen-nodes.ts";
import type { ShellFacts } from "../parts-store.ts";
import type { FoundNode } from "./find-element.ts";
import type { FactsOf } from "./place-facts.ts";

/** A tree of nodes with the reasons for all of them. */
export interface ExplainedTree {
  /** Id of the screen; "" for menu and pages. */
  readonly id: string;
  readonly root: PlanNode;
  /** By pointer. */
  readonly explanations: ReadonlyMap<string, Explanation>;
  readonly facts: FactsOf;
  /** Absent for menu and pages. */
  readonly screen?: { readonly open: OpenScreen; readonly subject: Subject };
}

/** The chosen node, by its tree and its pointer. */
export interface Choice {
  readonly treeId: string;
  readonly pointer: string;
}

/** `rowKey`: the row that conditions are worked out for; the first one when it is not there. */
export function explainScreen(open: OpenScreen, rowKey: string | undefined): ExplainedTree {
  const { plan } = open.screen;
  const root = screenNodes(plan);
  const rows = open.list?.rows ?? [];
  const nodes = flatTree(open.aside?.nodes ?? []);
  const wanted = open.list?.scope.node;
  const subject: Subject = {
    row: rows.find(({ key }) => key === rowKey) ?? rows[0],
    node: nodes.find(({ value }) => value === wanted) ?? nodes[0],
  };
  return {
    id: plan.id,
    root,
    explanations: explainAll(root, open, subject),
    facts: { plan, address: `screens/${encodeURIComponent(plan.id)}` },
    screen: { open, subject },
  };
}

export function explainShell(shell: ShellFacts): ExplainedTree {
  const root = routeNodes(shell.plan);
  return {
    id: "",
    root,
    explanations: explainRoutes(root, shell),
    facts: { plan: shell.plan, address: "routes" },
  };
}

/** The node of what was picked; a mark without one stands for its screen. */
export function choiceOf(
  { screenId, part, mark }: FoundNode,
  trees: readonly ExplainedTree[],
): Choice | null {
  const tree = trees.find(({ id }) => id === screenId);
  if (!tree) return null;
  const nodes = flatNodes(tree.root);
  const match =
    nodes.find((node) => node.part === part && node.mark === mark) ??
    nodes.find((node) => node.part === part && node.item.kind === "dialog");
  return { treeId: screenId, pointer: match?.pointer ?? "" };
}

function flatTree(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatTree(node.children)]);
}
