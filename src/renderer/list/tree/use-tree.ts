import { useMemo, useState } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import { useUserSetting } from "../../use-user-setting.ts";
import { readRow, type KeyedRow } from "../data/rows-page.ts";
import { arrangeTree, openNodes, type TreeNode } from "./tree-rows.ts";

/** The view that a table has of rows that stand below each other. */
export interface TreeView {
  readonly nodeOf: (rowKey: string) => TreeNode | undefined;
  /** Undefined for a row without rows below it. */
  readonly isOpen: (node: TreeNode) => boolean | undefined;
  readonly toggle: (rowKey: string) => void;
}

export interface Tree {
  readonly view: TreeView;
  /** The rows in sight. */
  readonly rows: readonly KeyedRow[];
  /** False: no row stands below another. */
  readonly hasBranches: boolean;
  readonly isAllOpen: boolean;
  readonly toggleAll: () => void;
}

/** The names of the rows that are not as they were at first. */
interface TreeSetting {
  readonly toggled: readonly string[];
}

const UNTOUCHED: TreeSetting = { toggled: [] };

/**
 * The rows of a list as a tree; undefined for other lists. Which of them are open stays with the user; while the list is
 * narrowed all are, so that what was looked for is in sight.
 */
export function useTree(
  screen: Screen<ListPlan>,
  rows: readonly KeyedRow[],
  isNarrowed: boolean,
): Tree | undefined {
  const { tree } = screen.plan;
  const [kept, keep] = useUserSetting(screen, "tree", readSetting);
  const [passing, setPassing] = useState(UNTOUCHED);
  const { toggled } = isNarrowed ? passing : kept;
  const opened = isNarrowed ? Number.POSITIVE_INFINITY : (tree?.opened ?? 1);
  const nodes = useMemo(() => (tree ? arrangeTree(rows, tree) : []), [rows, tree]);
  return useMemo(() => {
    if (!tree) return undefined;
    const names = new Set(toggled);
    const isOpen = ({ level, name }: TreeNode) => level < opened !== names.has(name);
    const byKey = new Map(nodes.map((node) => [node.entry.key, node]));
    const save = (changed: readonly string[]) => {
      const others = toggled.filter((name) => !changed.includes(name));
      const fresh = changed.filter((name) => !names.has(name));
      (isNarrowed ? setPassing : keep)({ toggled: [...others, ...fresh] });
    };
    const branches = nodes.filter(({ hasRows }) => hasRows);
    const isAllOpen = branches.every(isOpen);
    return {
      rows: openNodes(nodes, isOpen).map(({ entry }) => entry),
      view: {
        nodeOf: (key) => byKey.get(key),
        isOpen: (node) => (node.hasRows ? isOpen(node) : undefined),
        toggle: (key) => {
          const name = byKey.get(key)?.name;
          if (name !== undefined) save([name]);
        },
      },
      hasBranches: branches.length > 0,
      isAllOpen,
      toggleAll: () => {
        const changed = branches.filter((node) => isOpen(node) === isAllOpen).map(({ name }) => name);
        save(changed);
      },
    };
  }, [tree, nodes, toggled, opened, isNarrowed, keep]);
}

function readSetting(stored: unknown): TreeSetting {
  const { toggled } = readRow(stored) ?? {};
  return Array.isArray(toggled) ? { toggled: toggled.filter((name) => typeof name === "string") } : UNTOUCHED;
}
