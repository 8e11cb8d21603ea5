import type { ClipboardEvent } from "react";
import type { CellActions, SheetState } from "./cell-actions.ts";
import { readClipboardTable, writeClipboardTable } from "../table/clipboard-table.ts";
import { planPaste } from "./plan-paste.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** Copies the selected cells, and pastes a table over them. While something is typed, the input does both itself. */
export function createClipboardHandlers(state: SheetState, { change }: CellActions) {
  const { rows, columns, cursor, canEdit, onNotice } = state;
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
      const paste = planPaste({ cells, range, rows, columns: canEdit ? columns : columns.map(forReading) });
      if ("refusal" in paste) return onNotice(paste.refusal);
      change(paste.changes);
      const width = Math.max(1, ...cells.map((row) => row.length));
      cursor.go({ row: range.top, column: range.left });
      cursor.widen({
        row: Math.max(range.bottom, range.top + cells.length - 1),
        column: Math.max(range.right, range.left + width - 1),
      });
    },
  };
}

function forReading(column: SheetColumn): SheetColumn {
  return { ...column, edit: undefined };
}
