import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Explanation } from "../explain/explanation.ts";
import type { PlanNode } from "../nodes/plan-node.ts";
import { flatNodes } from "../nodes/screen-nodes.ts";
import type { Choice, ExplainedTree } from "./explained-tree.ts";
import { STATE_WORDS } from "./state-words.ts";

interface NodeTreeProps {
  readonly trees: readonly ExplainedTree[];
  readonly choice: Choice | null | undefined;
  readonly isPicking: boolean;
  readonly onPick: () => void;
  readonly onChoose: (choice: Choice) => void;
}

/** The nodes of all screens on show, those out of sight too. Arrow keys move, open and close. */
export function NodeTree({ trees, choice, isPicking, onPick, onChoose }: NodeTreeProps) {
  const [search, setSearch] = useState("");
  const [isOnlyOdd, setOnlyOdd] = useState(false);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const wanted = search.trim().toLowerCase();
  const isFiltering = wanted !== "" || isOnlyOdd;
  const lines = trees.flatMap((tree) => linesOf(tree, { wanted, isOnlyOdd, turned, isFiltering, choice }));
  const turn = (key: string) =>
    setTurned(
      turned.has(key) ? new Set([...turned].filter((entry) => entry !== key)) : new Set(turned).add(key),
    );
  return (
    <div className="inspector-nodes">
      <div className="inspector-tools">
        <button
          type="button"
          className="inspector-button"
          aria-pressed={isPicking}
          title="选取元素（Alt+Shift+E），Esc 退出"
          onClick={onPick}
        >
          选取元素
        </button>
        <input
          type="search"
          aria-label="按名称或标识查找"
          placeholder="名称或标识"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={isOnlyOdd}
            onChange={(event) => setOnlyOdd(event.currentTarget.checked)}
          />
          只看没有正常显示的
        </label>
      </div>
      <ul className="inspector-tree" role="tree" aria-label="界面元素">
        {lines.map((line) => (
          <TreeItem
            key={line.key}
            line={line}
            isEntry={line.isChosen || (!lines.some(({ isChosen }) => isChosen) && line === lines[0])}
            onChoose={() => onChoose({ treeId: line.treeId, pointer: line.node.pointer })}
            onTurn={() => turn(line.key)}
          />
        ))}
        {lines.length === 0 && <li className="inspector-empty">没有符合的元素</li>}
      </ul>
    </div>
  );
}

interface Line {
  readonly key: string;
  readonly treeId: string;
  readonly node: PlanNode;
  readonly explanation: Explanation | undefined;
  /** From 1. */
  readonly level: number;
  /** Absent where nothing is below. */
  readonly isOpen: boolean | undefined;
  readonly isChosen: boolean;
}

interface Wanted {
  readonly wanted: string;
  readonly isOnlyOdd: boolean;
  readonly isFiltering: boolean;
  /** Keys of those that are not open or closed as at first. */
  readonly turned: ReadonlySet<string>;
  readonly choice: Choice | null | undefined;
}

function linesOf({ id, root, explanations, screen }: ExplainedTree, filter: Wanted): readonly Line[] {
  const isChosen = ({ pointer }: PlanNode) =>
    filter.choice?.treeId === id && filter.choice.pointer === pointer;
  const isOdd = (node: PlanNode) => {
    const state = explanations.get(node.pointer)?.state ?? "shown";
    return node.item.kind !== "group" && state !== "shown" && state !== "closed";
  };
  const fits = (node: PlanNode) =>
    (!filter.isOnlyOdd || isOdd(node)) &&
    (filter.wanted === "" || `${node.title} ${nodeName(node)}`.toLowerCase().includes(filter.wanted));
  const visit = (node: PlanNode, level: number): readonly Line[] => {
    const below = flatNodes(node).slice(1);
    if (filter.isFiltering && !fits(node) && !below.some(fits)) return [];
    const key = `${id}${node.pointer}`;
    const isClosedAtFirst = explanations.get(node.pointer)?.state === "closed" || (!screen && level === 1);
    const isOpen = filter.isFiltering || below.some(isChosen) || filter.turned.has(key) === isClosedAtFirst;
    const line: Line = {
      key,
      treeId: id,
      node,
      explanation: explanations.get(node.pointer),
      level,
      isOpen: below.length > 0 ? isOpen : undefined,
      isChosen: isChosen(node),
    };
    return [line, ...(isOpen ? node.children.flatMap((child) => visit(child, level + 1)) : [])];
  };
  return visit(root, 1);
}

interface TreeItemProps {
  readonly line: Line;
  /** Tab leads here. */
  readonly isEntry: boolean;
  readonly onChoose: () => void;
  readonly onTurn: () => void;
}

function TreeItem({ line, isEntry, onChoose, onTurn }: TreeItemProps) {
  const { node, explanation, level, isOpen, isChosen } = line;
  const state = explanation?.state ?? "shown";
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget } = event;
    if (event.key === "ArrowDown") move(currentTarget.nextElementSibling);
    else if (event.key === "ArrowUp") move(currentTarget.previousElementSibling);
    else if (event.key === "ArrowRight" && isOpen === false) onTurn();
    else if (event.key === "ArrowLeft" && isOpen === true) onTurn();
    else if (event.key === "Enter" || event.key === " ") onChoose();
    else return;
    event.preventDefault();
  };
  return (
    <li
      ref={item}
      role="treeitem"
      aria-level={level}
      aria-selected={isChosen}
      {...(isOpen !== undefined && { "aria-expanded": isOpen })}
      tabIndex={isEntry ? 0 : -1}
      className={`inspector-node inspector-is-${state}`}
      style={{ paddingInlineStart: 4 + (level - 1) * 12 }}
      onClick={onChoose}
      onKeyDown={press}
    >
      <span
        aria-hidden="true"
        className="inspector-turn"
        onClick={(event) => {
          event.stopPropagation();
          onTurn();
        }}
      >
        {isOpen === undefined ? "" : isOpen ? "▾" : "▸"}
      </span>
      <span className="inspector-node-title">{node.title}</span>
      <span className="inspector-node-name">{nodeName(node)}</span>
      {node.item.kind !== "group" && state !== "shown" && (
        <span className="inspector-state">{STATE_WORDS[state]}</span>
      )}
    </li>
  );
}

function move(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

/** The name of the node in the schema. */
export function nodeName({ item, mark, pointer }: PlanNode): string {
  if (item.kind === "group") return "";
  if (item.kind === "dialog") return item.dialog.id;
  if (item.kind === "route") return item.route.path;
  return mark?.slice(mark.indexOf(":") + 1) ?? pointer;
}
