import { useConfirm } from "../action/use-confirm.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { isClosed } from "./cell-actions.ts";
import type { EditedRows, RowAtHand } from "./edits.ts";
import { isNewKey } from "./new-rows.ts";
import type { Cursor } from "./use-cursor.ts";
import type { SheetEdits } from "./use-sheet-edits.ts";

interface RemovingInput {
  readonly sheet: SheetEdits;
  readonly savesRows: boolean;
  readonly rows: readonly KeyedRow[];
  readonly cursor: Cursor;
  readonly onNotice: (text: string | null) => void;
}

/**
 * Removes rows. Saved together they stay in sight until then, and the same action takes them back; where each row is
 * saved by itself the user confirms, since it is removed at once.
 */
export function useRemoving(input: RemovingInput): (rows: readonly KeyedRow[]) => void {
  const confirm = useConfirm();
  const { sheet, savesRows, rows, cursor, onNotice } = input;
  const { edits } = sheet;
  const removeNow = async (going: readonly RowAtHand[]) => {
    const { at } = cursor;
    const keys = new Set(going.map(({ key }) => key));
    const after = rows.findIndex(({ key }, index) => index >= (at?.row ?? 0) && !keys.has(key));
    const agreed = await confirm(questionOf(going.length), { ok: "删除", danger: true });
    if (agreed) {
      await sheet.settled();
      const removed = new Map(going.map(({ key, base }) => [key, base]));
      await sheet.save({ changed: NONE, added: NONE, removed });
    }
    if (at) cursor.go(agreed && after >= 0 ? { ...at, row: after } : at);
  };
  return (selected) => {
    onNotice(null);
    const known = selected.filter(({ key, isNew }) => !isNew || edits.rows.has(key));
    const free = known.filter(({ key }) => edits.removed.has(key) || !isClosed(sheet, key));
    if (free.length === 0) return onNotice("没有可以删除的行");
    if (free.every(({ key }) => edits.removed.has(key))) return sheet.keep(free.map(({ key }) => key));
    const going = free.map(({ key, row }) => ({ key, base: edits.rows.get(key)?.base ?? row }));
    if (!savesRows) return sheet.remove(going);
    const fresh = going.filter(({ key }) => isNewKey(key));
    if (fresh.length > 0) sheet.remove(fresh);
    if (fresh.length < going.length) void removeNow(going.filter(({ key }) => !isNewKey(key)));
    return undefined;
  };
}

const NONE: EditedRows = new Map();

function questionOf(count: number): string {
  return count === 1 ? "确定删除这一行？删除后不能恢复。" : `确定删除所选的 ${count} 行？删除后不能恢复。`;
}
