import { useCallback, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import {
  type CellChange,
  changeCells,
  discardEdits,
  type Edits,
  type EditedRows,
  isSameCell,
  keepRows,
  NO_EDITS,
  redo,
  removeRows,
  type RowAtHand,
  undo,
} from "./edits.ts";
import { type FoundName, placeFound } from "./found-names.ts";
import { isNewKey } from "./new-rows.ts";
import type { Outgoing } from "./outgoing.ts";
import { type CellConflicts, settle } from "./cell-conflicts.ts";
import type { Refused } from "./save-failure.ts";
import type { UnremovedRows } from "./unremoved-rows.ts";
import { type SavingInput, useSaving, without, withoutChanged } from "./use-saving.ts";

export interface SheetEdits {
  readonly edits: Edits;
  readonly refused: Refused;
  readonly conflicts: CellConflicts;
  /** Rows that were not removed, because another user has changed them. */
  readonly unremoved: UnremovedRows;
  /** Changed rows that could not be sent, as they were then. */
  readonly unsent: EditedRows;
  readonly saving: boolean;
  /** New and removed rows that are being sent to the server; null: nothing is sent. */
  readonly onTheirWay: readonly string[] | null;
  /** The reason why the last attempt to save failed, beside the faults at cells. */
  readonly failure: string | null;
  readonly change: (changes: readonly CellChange[]) => void;
  readonly remove: (rows: readonly RowAtHand[]) => void;
  /** Takes rows back that should go. */
  readonly keep: (keys: readonly string[]) => void;
  /** Puts values in the place of pasted names. */
  readonly place: (found: readonly FoundName[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  /** Sends rows, in one call or each by its own. */
  readonly save: (rows: Outgoing) => Promise<void>;
  /** Resolves when nothing is on its way. */
  readonly settled: () => Promise<void>;
  /** Decides about a cell that both have changed. */
  readonly decide: (key: string, field: string, choice: "mine" | "theirs") => void;
}

interface EditsInput extends SavingInput {
  readonly rowOf: (key: string) => Row | undefined;
  /** Values that a new row begins with, beside the first that is typed in it. */
  readonly initialOf: () => Row;
}

/** The changes of a sheet, what is in their way, and their saving. */
export function useSheetEdits(input: EditsInput): SheetEdits {
  const { rowOf, initialOf } = input;
  const { save: mode } = input.plan;
  const [edits, setEdits] = useState(NO_EDITS);
  const saving = useSaving(input, setEdits);
  const { setObstacles } = saving;
  const change = useCallback(
    (changes: readonly CellChange[]) => {
      setEdits((before) => changeCells(before, [...beginnings(before, changes, initialOf), ...changes]));
      setObstacles((before) => ({ ...before, refused: withoutChanged(before.refused, changes, mode) }));
    },
    [mode, setObstacles, initialOf],
  );
  return {
    ...saving,
    edits,
    change,
    remove: (rows) => {
      const keys = rows.map(({ key }) => key);
      setEdits((before) => removeRows(before, rows));
      setObstacles((before) => ({ ...before, unremoved: without(before.unremoved, keys) }));
    },
    keep: (keys) => setEdits((before) => keepRows(before, keys)),
    place: (found) => setEdits((before) => placeFound(before, found)),
    undo: () => setEdits((before) => undo(before, rowOf)),
    redo: () => setEdits((before) => redo(before, rowOf)),
    discard: () => {
      setEdits(discardEdits);
      saving.clear();
    },
    decide: (key, field, choice) => {
      const edited = edits.rows.get(key);
      setObstacles((before) => ({ ...before, conflicts: settle(before.conflicts, key, field) }));
      if (choice === "theirs" && edited)
        change([{ key, field, base: edited.base, value: edited.base[field] }]);
    },
  };
}

/** The first values of rows that begin with these changes. */
function beginnings(
  { rows }: Edits,
  changes: readonly CellChange[],
  initialOf: () => Row,
): readonly CellChange[] {
  const begun = new Map(
    changes
      .filter(({ key, value }) => isNewKey(key) && !rows.has(key) && !isSameCell(value, undefined))
      .map((cell) => [cell.key, cell]),
  );
  if (begun.size === 0) return [];
  const initial = Object.entries(initialOf());
  return [...begun.values()].flatMap(({ key, base }) =>
    initial
      .filter(([field]) => !changes.some((cell) => cell.key === key && cell.field === field))
      .map(([field, value]) => ({ key, field, base, value })),
  );
}
