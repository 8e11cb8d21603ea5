import type { Row } from "../../fields/field-view.ts";
import { type StaleRow } from "../../request/request-error.ts";
import { type EditedRows, isSameCell } from "./edits.ts";

/** The cells of a row in which another user has saved other values meanwhile. */
export interface CellConflict {
  /** The name of the other user; absent when the answer has none. */
  readonly by: string;
  /** Their values by field. */
  readonly values: Row;
}

export type CellConflicts = ReadonlyMap<string, CellConflict>;

export interface FoundConflicts {
  /** The rows as they are saved now, by key. */
  readonly bases: ReadonlyMap<string, Row>;
  /** Cells that both have changed. */
  readonly conflicts: CellConflicts;
  /** Keys of rows that are gone. */
  readonly gone: readonly string[];
}

/** The cells that two people's changes have in common. */
export function findConflicts(stale: ReadonlyMap<string, StaleRow>, edits: EditedRows): FoundConflicts {
  const bases = new Map<string, Row>();
  const conflicts = new Map<string, CellConflict>();
  const gone: string[] = [];
  for (const [key, { rowVersion, current, changedBy }] of stale) {
    const edited = edits.get(key);
    if (!edited) continue;
    if (rowVersion === null) {
      gone.push(key);
      continue;
    }
    // Without the saved row, saving could overwrite another user's changes.
    if (current === null) continue;
    const theirs: Row = { ...edited.base, ...current, rowVersion };
    bases.set(key, theirs);
    const values = Object.entries(edited.changed).flatMap(([field, mine]) =>
      isSameCell(theirs[field], edited.base[field]) || isSameCell(theirs[field], mine)
        ? []
        : [[field, theirs[field]] as const],
    );
    if (values.length > 0)
      conflicts.set(key, { by: changedBy ?? "他人", values: Object.fromEntries(values) });
  }
  return { bases, conflicts, gone };
}

/** The others' cells without one, or without all of them. */
export function settle(conflicts: CellConflicts, key: string, field: string): CellConflicts {
  const conflict = conflicts.get(key);
  if (!conflict) return conflicts;
  const values = Object.fromEntries(Object.entries(conflict.values).filter(([name]) => name !== field));
  const next = new Map(conflicts);
  if (Object.keys(values).length === 0) next.delete(key);
  else next.set(key, { ...conflict, values });
  return next;
}
