import { useEffect, useEffectEvent } from "react";
import type { SheetState } from "./cell-actions.ts";
import { isSameRow, type EditedRows } from "./edits.ts";

/** Sends changed rows as soon as they are left, in a sheet that saves row by row. A row that is wrong, or was refused as it is, waits. */
export function useSaveOnLeaving(state: SheetState): void {
  const { sheet, cursor, rows, savesRows } = state;
  const active = cursor.at ? rows[cursor.at.row]?.key : undefined;
  const left = savesRows && !sheet.saving ? leftRows(state, active) : NONE;
  const isAny = left.size > 0;
  const send = useEffectEvent(() => void sheet.save(left));
  useEffect(() => {
    if (isAny) send();
  }, [isAny]);
}

const NONE: EditedRows = new Map();

function leftRows({ sheet, faults }: SheetState, active: string | undefined): EditedRows {
  return new Map(
    [...sheet.edits.rows].filter(
      ([key, edited]) =>
        key !== active &&
        !faults.has(key) &&
        !sheet.rivals.has(key) &&
        !isSameRow(sheet.unsent.get(key)?.changed, edited.changed),
    ),
  );
}
