import type { ClipboardEvent } from "react";
import { type CellActions, baseOf, openEdit, type SheetState } from "./cell-actions.ts";
import { readClipboardTable, writeClipboardTable } from "../table/clipboard-table.ts";
import { isNewKey } from "./new-rows.ts";
import { planPaste } from "./plan-paste.ts";

/** Copies the selected cells, and pastes a table over them. While something is typed, the input does both itself. */
export function createClipboardHandlers(state: SheetState, { change }: CellActions) {
  const { rows, columns, cursor, newRows, onNotice } = state;
  const { range, typing } = cursor;
  return {
    onCopy: (event: ClipboardEvent<HTMLElement>) => {
      if (typing || !range) return;
      event.preventDefault();
      const lines = rows
        .slice(range.top, range.bottom + 1)
        .map(({ row }) => columns.slice(range.left, range.right + 1).map(({ textOf }) => textOf(row)));
      event.clipboardData.setData("text/plain", writeClipboardTable(lines));
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (typing || !range) return;
      event.preventDefault();
      const cells = readClipboardTable(event.clipboardData.getData("text/plain"));
      const beyond = Math.max(0, range.top + cells.length - rows.length);
      const room = newRows && beyond > 0 ? [...rows, ...newRows.ahead(beyond + 1).slice(1)] : rows;
      const paste = planPaste({
        cells,
        range,
        rows: room,
        columns,
        editOf: (column, entry) => openEdit(state, column, entry),
        baseOf: (entry) => baseOf(entry, newRows),
      });
      if ("refusal" in paste) return onNotice(paste.refusal);
      state.pasted.askAgain();
      change(paste.changes);
      const begun = newRows ? begunRows(state, paste.changes) : 0;
      if (begun > 0) onNotice(`粘贴新增了 ${begun} 行`);
      const width = Math.max(1, ...cells.map((row) => row.length));
      cursor.go({ row: range.top, column: range.left }, room);
      cursor.widen(
        {
          row: Math.max(range.bottom, range.top + cells.length - 1),
          column: Math.max(range.right, range.left + width - 1),
        },
        room,
      );
    },
  };
}

/** The number of rows that these changes begin. */
function begunRows({ sheet }: SheetState, changes: readonly { readonly key: string }[]): number {
  const keys = new Set(changes.map(({ key }) => key));
  return [...keys].filter((key) => isNewKey(key) && !sheet.edits.rows.has(key)).length;
}
