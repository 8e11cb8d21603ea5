import { useCallback, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import { type CellChange, changeCells, type Edits, type EditedRows, NO_EDITS, redo, undo } from "./edits.ts";
import { type Rivals, settle } from "./rivals.ts";
import type { Refused } from "./save-failure.ts";
import { type SavingInput, useSaving, withoutChanged } from "./use-saving.ts";

export interface SheetEdits {
  readonly edits: Edits;
  readonly refused: Refused;
  readonly rivals: Rivals;
  /** Changed rows that could not be sent, as they were then. */
  readonly unsent: EditedRows;
  readonly saving: boolean;
  /** Why the last attempt to save failed, beside what stands at cells. */
  readonly failure: string | null;
  readonly change: (changes: readonly CellChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  /** Sends changed rows, in one call or each by its own. */
  readonly save: (rows: EditedRows) => Promise<void>;
  /** Decides about a cell that both have changed. */
  readonly decide: (key: string, field: string, choice: "mine" | "theirs") => void;
}

/** The changes of a sheet, what is in their way, and their saving. */
export function useSheetEdits(
  input: SavingInput & { readonly rowOf: (key: string) => Row | undefined },
): SheetEdits {
  const { rowOf } = input;
  const { save: mode } = input.plan;
  const [edits, setEdits] = useState(NO_EDITS);
  const saving = useSaving(input, setEdits);
  const { setObstacles } = saving;
  const change = useCallback(
    (changes: readonly CellChange[]) => {
      setEdits((before) => changeCells(before, changes));
      setObstacles((before) => ({ ...before, refused: withoutChanged(before.refused, changes, mode) }));
    },
    [mode, setObstacles],
  );
  return {
    ...saving,
    edits,
    change,
    undo: () => setEdits((before) => undo(before, rowOf)),
    redo: () => setEdits((before) => redo(before, rowOf)),
    discard: () => {
      setEdits(NO_EDITS);
      saving.clear();
    },
    decide: (key, field, choice) => {
      const edited = edits.rows.get(key);
      setObstacles((before) => ({ ...before, rivals: settle(before.rivals, key, field) }));
      if (choice === "theirs" && edited)
        change([{ key, field, base: edited.base, value: edited.base[field] }]);
    },
  };
}
