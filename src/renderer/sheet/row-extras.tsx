import type { ReactNode } from "react";
import type { RowExtras } from "../list/grid/row-extras.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { EditedRow } from "./edits.ts";
import type { CellConflict } from "./cell-conflicts.ts";
import { editIn, type SheetColumn } from "./sheet-columns.ts";

/** Everything that the cells of a row show beside their values. */
export interface RowFacts {
  readonly entry: KeyedRow;
  readonly edited: EditedRow | undefined;
  /** Faults by field. */
  readonly faults: Readonly<Record<string, string>> | undefined;
  readonly conflict: CellConflict | undefined;
  /** A sentence: the row was not removed, because another user has changed it. */
  readonly unremoved: string | undefined;
  /** Column of the selected cell; -1: none of this row. */
  readonly activeColumn: number;
  /** Columns of the selected cells. */
  readonly left: number;
  readonly right: number;
  readonly editor: ReactNode;
  readonly canEdit: boolean;
  /** Shall go. */
  readonly isRemoved: boolean;
  /** Shall go, or is on its way. */
  readonly isClosed: boolean;
  readonly columns: readonly SheetColumn[];
}

/** Makes the extras of rows, and keeps those of a row as long as its facts are the same. */
export function createRowExtras() {
  const known = new Map<string, { facts: RowFacts; extras: RowExtras }>();
  return (facts: RowFacts): RowExtras => {
    const before = known.get(facts.entry.key);
    if (before && isSame(before.facts, facts)) return before.extras;
    const extras = { cellOf: (columnId: string, index: number) => cellOf(facts, columnId, index) };
    known.set(facts.entry.key, { facts, extras });
    return extras;
  };
}

function isSame(before: RowFacts, now: RowFacts): boolean {
  return (Object.keys(now) as (keyof RowFacts)[]).every((name) => Object.is(before[name], now[name]));
}

function cellOf(facts: RowFacts, columnId: string, index: number): ReturnType<RowExtras["cellOf"]> {
  const { edited, faults, conflict, entry } = facts;
  const column = facts.columns[index];
  const field = column?.field ?? "";
  const isOpen =
    facts.canEdit && !facts.isClosed && column !== undefined && editIn(column, entry) !== undefined;
  const fault = faults?.[field];
  const isDisputed = conflict !== undefined && Object.hasOwn(conflict.values, field);
  const isActive = index === facts.activeColumn;
  const isSelected = index >= facts.left && index <= facts.right;
  const marks = [
    isOpen && "sheet-open",
    edited && !entry.isNew && Object.hasOwn(edited.changed, field) && "sheet-changed",
    fault !== undefined && "sheet-wrong",
    isDisputed && "sheet-disputed",
    isSelected && "sheet-selected",
    isActive && "sheet-active",
    facts.isRemoved && "sheet-removed",
  ].filter((mark) => typeof mark === "string");
  return {
    className: marks.join(" "),
    attributes: {
      ...({ "data-column": columnId } as object),
      "aria-selected": isSelected,
      ...(!isOpen && { "aria-readonly": true }),
      ...(fault !== undefined && { "aria-invalid": true, title: fault }),
    },
    over: isActive ? facts.editor : undefined,
    ...(index === 0 && { mark: markOf(facts) }),
    ...(entry.isNew && column?.textOf(entry.row) === "" && { isBlank: true }),
  };
}

function markOf({ entry, isRemoved, unremoved }: RowFacts): ReactNode {
  if (isRemoved) return <span className="sheet-mark">删</span>;
  if (unremoved !== undefined)
    return (
      <span className="sheet-mark sheet-spared" title={unremoved}>
        改
      </span>
    );
  return entry.isNew ? <span className="sheet-mark">新</span> : undefined;
}
