import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellActions, createCellActions, type SheetState } from "./cell-actions.ts";
import type { CellAt } from "./cell-range.ts";
import { createClipboardHandlers } from "./clipboard-handlers.ts";
import { runCommand } from "./run-command.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { keyAtRest, keyWhileTyping } from "./sheet-keys.ts";

/** The handlers of keys, pointer and clipboard, for a sheet and for its selected cell. */
export function createSheetHandlers(state: SheetState) {
  const actions = createCellActions(state);
  return {
    cell: { ...cellHandlers(state, actions), ...createClipboardHandlers(state, actions) },
    sheet: { ...pointerHandlers(state, actions), ...rowHandlers(state) },
  };
}

function cellHandlers(state: SheetState, actions: CellActions) {
  const { active, put, commit } = actions;
  const { typing, setTyping } = state.cursor;
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const command = typing ? keyWhileTyping(event, typing.replaces) : keyAtRest(event);
      // The control that a value is chosen in walks through its choices itself.
      if (!command || (typing && active?.edit?.isChosen && command.do !== "cancel")) return;
      event.preventDefault();
      event.stopPropagation();
      runCommand(command, state, actions);
    },
    onChoose: (value: unknown, label?: string) => {
      if (active && label !== undefined) state.names.learn(active.column.field, value, label);
      put(value ?? active?.edit?.plan.empty);
      setTyping(null);
    },
    onBlur: commit,
  };
}

function pointerHandlers(state: SheetState, actions: CellActions) {
  const { rows, columns } = state;
  const { at, end, typing, go, widen } = state.cursor;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const place = placeOf(event.target, rows, columns);
      if (!place || isInteractive(event.target)) return;
      // Without this, the browser gives the focus to the row.
      event.preventDefault();
      actions.commit();
      if (event.shiftKey && at) widen(place);
      else go(place);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.buttons !== 1 || !end || typing) return;
      const place = placeOf(event.target, rows, columns);
      if (place && (place.row !== end.row || place.column !== end.column)) widen(place);
    },
    onDoubleClick: () => runCommand({ do: "edit" }, state, actions),
  };
}

/** The way from a row into its cells, and out of the sheet. */
function rowHandlers({ rows, columns, cursor }: SheetState) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key } = event;
      const row = target instanceof HTMLTableRowElement ? target.dataset["key"] : undefined;
      if (row === undefined || !["Enter", "F2", "ArrowRight"].includes(key)) return;
      event.preventDefault();
      const column = columns.findIndex(({ edit }) => edit !== undefined);
      cursor.go({ row: rows.findIndex((entry) => entry.key === row), column: Math.max(0, column) });
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      // An input that is removed with its cell has no `relatedTarget`: the next input takes the focus.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cursor.leave();
    },
  };
}

function placeOf(
  target: EventTarget,
  rows: readonly KeyedRow[],
  columns: readonly SheetColumn[],
): CellAt | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td[data-column]") : null;
  const key = cell?.closest<HTMLElement>("tr[data-key]")?.dataset["key"];
  const row = rows.findIndex((entry) => entry.key === key);
  const column = columns.findIndex(({ id }) => id === cell?.dataset["column"]);
  return row < 0 || column < 0 ? undefined : { row, column };
}

function isInteractive(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, button, a, .sheet-control") !== null;
}
