import type {
  ChangeEvent,
  FocusEvent,
  KeyboardEvent,
  MouseEvent as PointedEvent,
  RefObject,
  SyntheticEvent,
} from "react";
import { tabThroughGrid } from "./grid-tabbing.ts";
import type { RowObstacles } from "../row-rules/row-obstacles.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { TreeView } from "../tree/use-tree.ts";

/** The elements and callbacks that the handlers of a grid act upon. */
export interface GridTarget {
  readonly rows: readonly KeyedRow[];
  readonly onStart: (rowKey: string, actionId: string) => void;
  readonly onSort: (columnId: string) => void;
  readonly onToggleDetail: (rowKey: string) => void;
  readonly tree?: TreeView;
  readonly onEnterRow: (rowKey: string) => void;
  /** Stands behind the table. */
  readonly end: RefObject<HTMLElement | null>;
  readonly selection?: {
    readonly toggle: (entries: readonly KeyedRow[], on: boolean) => void;
    readonly keys: ReadonlySet<string>;
    readonly obstacleOf: RowObstacles;
  };
}

/** A handful of handlers that serve all rows of a grid. */
export function createGridEvents(read: () => GridTarget) {
  let tickedLast: string | undefined;
  const tick = (rowKey: string | undefined, on: boolean, isRange = false) => {
    const { rows, selection } = read();
    const from = isRange ? tickedLast : rowKey;
    tickedLast = rowKey;
    const ticked = rowKey === undefined ? rows : rowsBetween(rows, from, rowKey);
    selection?.toggle(
      ticked.filter(({ isNew }) => !isNew),
      on,
    );
  };
  return {
    start: (rowKey: string, actionId: string) => read().onStart(rowKey, actionId),
    onClick: (event: PointedEvent<HTMLTableElement>) => {
      const sort = closest(event.target, "[data-sort]")?.dataset.sort;
      if (sort !== undefined) read().onSort(sort);
      const rowKey = rowKeyOf(event.target);
      if (rowKey === undefined) return;
      const action = closest(event.target, "[data-action]")?.dataset.action;
      if (action !== undefined) read().onStart(rowKey, action);
      if (closest(event.target, "[data-expand]")) read().onToggleDetail(rowKey);
      if (closest(event.target, "[data-branch]")) read().tree?.toggle(rowKey);
    },
    onChange: (event: ChangeEvent<HTMLTableElement>) => {
      const box: unknown = event.target;
      if (box instanceof HTMLInputElement && box.dataset.check !== undefined)
        tick(rowKeyOf(box), box.checked, hasShift(event.nativeEvent));
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      tabThroughGrid(event, read().end.current);
      const row = closest(event.target, "tr[data-key]");
      if (!(row instanceof HTMLTableRowElement) || row.dataset.key === undefined) return;
      // Other keys inside a row belong to the links and boxes there.
      if (event.target !== row && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      if (pressOnRow(event, row, row.dataset.key, tick, read())) event.preventDefault();
    },
    onMouseOver: showCutText,
    onFocus: (event: FocusEvent<HTMLTableElement>) => {
      showCutText(event);
      const rowKey = rowKeyOf(event.target);
      if (rowKey !== undefined) read().onEnterRow(rowKey);
    },
  };
}

/** The rows from one to the other, both included; the last alone where the first is not on show. */
function rowsBetween(rows: readonly KeyedRow[], from: string | undefined, to: string): readonly KeyedRow[] {
  const end = rows.findIndex(({ key }) => key === to);
  const begin = rows.findIndex(({ key }) => key === from);
  return begin === -1 ? rows.slice(end, end + 1) : rows.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}

/** A box changes by a click, also from the keyboard. */
function hasShift(event: unknown): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

/** True when the key meant something. */
function pressOnRow(
  { key, shiftKey }: KeyboardEvent,
  row: HTMLTableRowElement,
  rowKey: string,
  tick: (rowKey: string, on: boolean, isRange: boolean) => void,
  { selection, onToggleDetail, tree }: GridTarget,
): boolean {
  const expander = row.querySelector<HTMLElement>("[data-expand]");
  const isOpen = expander?.getAttribute("aria-expanded") === "true";
  if (key === "ArrowDown") focusRow(row, "nextElementSibling");
  else if (key === "ArrowUp") focusRow(row, "previousElementSibling");
  else if (key === " " && selection) tick(rowKey, !selection.keys.has(rowKey), shiftKey);
  else if (key === "Enter") row.querySelector<HTMLElement>("[data-action]")?.click();
  else if (tree && (key === "ArrowLeft" || key === "ArrowRight")) moveInTree(key, row, rowKey, tree);
  else if (expander && key === (isOpen ? "ArrowLeft" : "ArrowRight")) onToggleDetail(rowKey);
  else return false;
  return true;
}

/** Opens and closes; an open row leads on to the first below it, a closed one back to the one above. */
function moveInTree(
  key: "ArrowLeft" | "ArrowRight",
  row: HTMLTableRowElement,
  rowKey: string,
  { toggle }: TreeView,
): void {
  const { ariaExpanded } = row;
  if (ariaExpanded === (key === "ArrowLeft" ? "true" : "false")) toggle(rowKey);
  else if (key === "ArrowRight" && ariaExpanded === "true") focusRow(row, "nextElementSibling");
  else if (key === "ArrowLeft") focusUpperRow(row);
}

function focusUpperRow(row: HTMLTableRowElement): void {
  let upper = row.previousElementSibling;
  while (upper && Number(upper.ariaLevel ?? 0) >= Number(row.ariaLevel)) upper = upper.previousElementSibling;
  if (upper instanceof HTMLElement && upper.dataset.key !== undefined) upper.focus();
}

function focusRow(row: Element, direction: "nextElementSibling" | "previousElementSibling"): void {
  let next = row[direction];
  while (next && !(next instanceof HTMLElement && next.dataset.key !== undefined)) next = next[direction];
  if (next instanceof HTMLElement) next.focus();
}

// One handler in place of a tooltip per cell.
function showCutText(event: SyntheticEvent): void {
  const cell = closest(event.target, "td, th");
  if (!cell || cell.classList.contains("grid-actions")) return;
  const value = cell.querySelector(".grid-hinted") ?? cell;
  if (value.scrollWidth > value.clientWidth) cell.title = value.textContent ?? "";
  else if (cell.title !== "") cell.removeAttribute("title");
}

function rowKeyOf(target: unknown): string | undefined {
  return closest(target, "tr[data-key]")?.dataset.key;
}

function closest(target: unknown, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
