import { useMemo, useState, useSyncExternalStore } from "react";
import { flatNodes } from "../nodes/screen-nodes.ts";
import type { PartsStore } from "../parts-store.ts";
import { type Choice, choiceOf, explainScreen, explainShell } from "./explained-tree.ts";
import { findElement, type FoundNode } from "./find-element.ts";
import { NodeDetail } from "./node-detail.tsx";
import { NodeTree } from "./node-tree.tsx";
import { Outline } from "./outline.tsx";
import { RowChooser } from "./row-chooser.tsx";
import { usePlaceFacts } from "./place-facts.ts";
import { useOpenScreens } from "./use-open-screens.ts";

interface ElementsTabProps {
  readonly parts: PartsStore;
  /** The element that was picked on the page last. */
  readonly picked: FoundNode | null;
  readonly isPicking: boolean;
  readonly onPick: () => void;
}

/** All nodes of the screens on show, and why the chosen one is as it is. */
export function ElementsTab({ parts, picked, isPicking, onPick }: ElementsTabProps) {
  const screens = useOpenScreens(parts);
  const shell = useSyncExternalStore(parts.subscribe, parts.readShell);
  const [chosen, setChosen] = useState<{ readonly after: FoundNode | null; readonly choice: Choice } | null>(
    null,
  );
  const [rowKeys, setRowKeys] = useState<{ readonly [screenId: string]: string }>({});
  const [seenPick, setSeenPick] = useState(picked);
  if (seenPick !== picked) {
    setSeenPick(picked);
    if (picked?.rowKey !== undefined) setRowKeys({ ...rowKeys, [picked.screenId]: picked.rowKey });
  }
  const menu = useMemo(() => (shell ? [explainShell(shell)] : []), [shell]);
  const trees = useMemo(
    () => [...screens.map((open) => explainScreen(open, rowKeys[open.screen.plan.id])), ...menu],
    [screens, rowKeys, menu],
  );
  const choice = chosen?.after === picked ? chosen.choice : picked && choiceOf(picked, trees);
  const tree = trees.find(({ id }) => id === choice?.treeId);
  const node = tree && flatNodes(tree.root).find(({ pointer }) => pointer === choice?.pointer);
  const facts = usePlaceFacts(tree?.facts);
  const explanation = node && tree.explanations.get(node.pointer);
  const { open, subject } = tree?.screen ?? {};
  const element = node && open && findElement(tree.id, node, subject?.row?.key);
  return (
    <div className="inspector-elements">
      <NodeTree
        trees={trees}
        choice={choice}
        isPicking={isPicking}
        onPick={onPick}
        onChoose={(next) => setChosen({ after: picked, choice: next })}
      />
      <div className="inspector-detail">
        {open?.list && node?.item.kind === "action" && node.item.place === "row" && (
          <RowChooser
            list={open.list}
            row={subject?.row}
            onRow={(key) => setRowKeys({ ...rowKeys, [open.screen.plan.id]: key })}
          />
        )}
        {node && explanation ? (
          <NodeDetail node={node} explanation={explanation} facts={facts} />
        ) : (
          <p className="inspector-empty">
            选取页面上的元素，或在列表中选择一项，查看它为什么显示、隐藏或禁用。
          </p>
        )}
      </div>
      {element && !isPicking && <Outline element={element} />}
    </div>
  );
}
