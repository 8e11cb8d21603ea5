import { useEffect, useEffectEvent } from "react";
import type { SheetState } from "./cell-actions.ts";
import { isSameRow, NO_EDITS } from "./edits.ts";
import { isNothing, type Outgoing, outgoingOf } from "./outgoing.ts";

/** Sends changed rows as soon as they are left, in a sheet that saves row by row. A row that is wrong, or was refused as it is, waits. */
export function useSaveOnLeaving(state: SheetState): void {
  const { sheet, cursor, rows, savesRows } = state;
  const active = cursor.at ? rows[cursor.at.row]?.key : undefined;
  const left = savesRows && !sheet.saving ? leftRows(state, active) : outgoingOf(NO_EDITS);
  const isAny = !isNothing(left);
  const send = useEffectEvent(() => void sheet.save(left));
  useEffect(() => {
    if (isAny) send();
  }, [isAny]);
}

function leftRows({ sheet, faults, lacks, pasted }: SheetState, active: string | undefined): Outgoing {
  const rows = [...sheet.edits.rows].filter(
    ([key, edited]) =>
      key !== active &&
      !faults.has(key) &&
      !lacks(key) &&
      !pasted.waiting.has(key) &&
      !sheet.conflicts.has(key) &&
      !isSameRow(sheet.unsent.get(key)?.changed, edited.changed),
  );
  return outgoingOf({ rows: new Map(rows), removed: NO_EDITS.removed });
}
