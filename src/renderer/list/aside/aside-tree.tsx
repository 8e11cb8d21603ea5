import { useRef, useState, type KeyboardEvent } from "react";
import { stateAction, type CompiledAction } from "../../action/compile-action.ts";
import type { ActionRunner } from "../../action/use-action-runner.ts";
import type { Scope } from "../../host.ts";
import { MoreActions } from "../actions/more-actions.tsx";
import type { NodeValue, TreeLine, TreeNode } from "./tree-nodes.ts";

interface AsideTreeProps {
  readonly label: string;
  /** Label of the line for the whole list. */
  readonly all: string;
  readonly lines: readonly TreeLine[];
  readonly chosen: NodeValue | null;
  readonly onChoose: (value: NodeValue | null) => void;
  readonly onToggle: (value: NodeValue) => void;
  readonly actions: readonly CompiledAction[];
  readonly scope: Scope;
  readonly runningAt: ActionRunner["runningAt"];
  readonly onStart: (entry: TreeNode, actionId: string) => void;
}

/** The key of a node's actions among those that run. */
export function nodePlace(value: NodeValue): string {
  return `node ${value}`;
}

/** A tree of nodes to choose one from. Arrow keys move, open and close; Enter and Space choose; Tab leads to the actions. */
export function AsideTree(props: AsideTreeProps) {
  const { lines, chosen } = props;
  const tree = useRef<HTMLUListElement>(null);
  const values = [null, ...lines.map(({ entry }) => entry.value)];
  const [entered, setEntered] = useState<NodeValue | null>(chosen);
  const entry = values.includes(entered) ? entered : null;
  const focus = (value: NodeValue | null | undefined) => {
    if (value === undefined) return;
    setEntered(value);
    tree.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[values.indexOf(value)]?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>, value: NodeValue | null, line?: TreeLine) => {
    if (event.target !== event.currentTarget) return;
    const at = values.indexOf(value);
    const isOpen = line !== undefined && line.isOpen && line.entry.children.length > 0;
    const isClosed = line !== undefined && !line.isOpen && line.entry.children.length > 0;
    if (event.key === "ArrowDown") focus(values[at + 1]);
    else if (event.key === "ArrowUp") focus(values[at - 1]);
    else if (event.key === "Home") focus(null);
    else if (event.key === "End") focus(values.at(-1));
    else if (event.key === "ArrowRight" && line && isClosed) props.onToggle(line.entry.value);
    else if (event.key === "ArrowRight" && isOpen) focus(values[at + 1]);
    else if (event.key === "ArrowLeft" && line && isOpen) props.onToggle(line.entry.value);
    else if (event.key === "ArrowLeft" && line) focus(line.parent);
    else if (event.key === "Enter" || event.key === " ") props.onChoose(value);
    else return;
    event.preventDefault();
  };
  const item = (value: NodeValue | null) => ({
    tabIndex: value === entry ? 0 : -1,
    className: "aside-line",
    onClick: () => {
      setEntered(value);
      props.onChoose(value);
    },
  });
  return (
    <ul className="aside-tree" role="tree" aria-label={props.label} ref={tree}>
      <li
        role="treeitem"
        aria-selected={chosen === null}
        {...item(null)}
        aria-level={1}
        onKeyDown={(event) => press(event, null)}
      >
        <span className="aside-label">{props.all}</span>
      </li>
      {lines.map((line) => (
        <li
          key={line.entry.value}
          role="treeitem"
          aria-selected={line.entry.value === chosen}
          {...item(line.entry.value)}
          aria-level={line.level}
          {...(line.entry.children.length > 0 && { "aria-expanded": line.isOpen })}
          style={{ paddingInlineStart: 8 + (line.level - 1) * 16 }}
          onKeyDown={(event) => press(event, line.entry.value, line)}
        >
          <TreeLineContent {...props} line={line} />
        </li>
      ))}
    </ul>
  );
}

function TreeLineContent({ line, ...props }: AsideTreeProps & { readonly line: TreeLine }) {
  const { entry } = line;
  const actions = props.actions
    .map((action) => stateAction(action, { ...props.scope, node: entry.node }))
    .filter(({ state }) => state.kind !== "hidden");
  return (
    <>
      <span
        className={`aside-switch ${entry.children.length > 0 ? (line.isOpen ? "aside-open" : "aside-closed") : ""}`}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          props.onToggle(entry.value);
        }}
      />
      <span className="aside-label" title={entry.label}>
        {entry.label}
      </span>
      {entry.count !== null && <span className="aside-count">{entry.count}</span>}
      {actions.length > 0 && (
        // A click in the menu is none on the node.
        <span className="aside-actions" role="presentation" onClick={(event) => event.stopPropagation()}>
          <MoreActions
            label={`${entry.label}的操作`}
            items={actions}
            running={props.runningAt(nodePlace(entry.value))}
            onStart={(actionId) => props.onStart(entry, actionId)}
          />
        </span>
      )}
    </>
  );
}
