import { type CellActions, saveSheet, type SheetState } from "./cell-actions.ts";
import type { SheetCommand } from "./sheet-keys.ts";
import type { Cursor } from "./use-cursor.ts";

/** Carries out the command of a key. */
export function runCommand(command: SheetCommand, state: SheetState, actions: CellActions): void {
  const { rows, columns, cursor, sheet } = state;
  const { active, cellAt } = actions;
  switch (command.do) {
    case "move":
      return move(cursor, command.rows, command.columns, command.extends);
    case "jump": {
      const here = (command.extends ? cursor.end : cursor.at)?.row ?? 0;
      const isFirst = command.to === "first";
      const outermost = isFirst ? 0 : rows.length - 1;
      const to = { row: command.all ? outermost : here, column: isFirst ? 0 : columns.length - 1 };
      return command.extends ? cursor.widen(to) : cursor.go(to);
    }
    case "commit":
      return commit(command, state, actions);
    case "edit":
      if (active?.edit) cursor.setTyping({ text: active.column.textOf(active.entry.row), replaces: false });
      return undefined;
    case "cancel":
      return cursor.setTyping(null);
    case "leave":
      return leaveToRow(cursor);
    case "clear":
      return actions.fill((place) => cellAt(place)?.edit?.plan.empty);
    case "fillDown":
      return actions.fill(({ column }) => {
        const first = cellAt({ row: cursor.range?.top ?? 0, column });
        return first?.entry.row[first.column.field];
      });
    case "selectAll":
      cursor.go({ row: 0, column: 0 });
      return cursor.widen({ row: rows.length - 1, column: columns.length - 1 });
    case "undo":
      return sheet.undo();
    case "redo":
      return sheet.redo();
    case "removeRows":
      if (cursor.range) state.removeRows?.(rows.slice(cursor.range.top, cursor.range.bottom + 1));
      return undefined;
    case "save":
      actions.commit();
      return saveSheet(state);
  }
}

type Commit = Extract<SheetCommand, { do: "commit" }>;

function commit(
  command: Commit,
  { rows, cursor, newRows, savesRows }: SheetState,
  actions: CellActions,
): void {
  const { at } = cursor;
  const isWritten = actions.commit();
  const isLast = command.rows > 0 && at?.row === rows.length - 1;
  // The empty line is a row now, with another line below it.
  if (isLast && newRows && isWritten)
    return cursor.go({ row: at.row + 1, column: at.column }, [...rows, ...newRows.ahead(2).slice(1)]);
  // There is no row to go on to, and this one is done.
  if (isLast && savesRows) return leaveToRow(cursor);
  return move(cursor, command.rows, command.columns);
}

function move(cursor: Cursor, byRows: number, byColumns: number, widens = false): void {
  const from = widens ? cursor.end : cursor.at;
  if (!from) return;
  const to = { row: from.row + byRows, column: from.column + byColumns };
  if (widens) cursor.widen(to);
  else cursor.go(to);
}

/** The focus goes to the row, from where Tab leads out of the table. */
function leaveToRow(cursor: Cursor): void {
  const row = document.activeElement?.closest<HTMLElement>("tr[data-key]");
  cursor.leave();
  row?.focus();
}
