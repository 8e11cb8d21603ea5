import "./sheet.css";
import { useId, useMemo, useState, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { Screen } from "../host.ts";
import { Grid } from "../list/grid/grid.tsx";
import type { GridProps } from "../list/grid/grid-props.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import {
  createCellActions,
  goToNextWrong,
  isClosed,
  openEdit,
  saveSheet,
  type SheetState,
  wrongCells,
} from "./cell-actions.ts";
import { changedTotals } from "./changed-totals.ts";
import { countCells } from "./edits.ts";
import { runCommand } from "./run-command.ts";
import { isNothing, outgoingOf } from "./outgoing.ts";
import { createRowExtras, type RowFacts } from "./row-extras.tsx";
import { SheetBar, type Dispute } from "./sheet-bar.tsx";
import { SheetCell } from "./sheet-cell.tsx";
import { createSheetHandlers } from "./sheet-handlers.ts";
import type { SheetInput } from "./sheet-input.ts";
import { useSheet } from "./use-sheet.ts";

interface SheetGridProps extends Omit<SheetInput, "columns" | "rows"> {
  readonly grid: GridProps;
  /** Draws the totals, adjusted to the changes. */
  readonly footer: (adjust: (totals: Row) => Row) => ReactNode;
}

const OUTSIDE = -1;

/** The rows of a list as a sheet: their cells are changed in place, and sent together. */
export function SheetGrid({ grid, footer, ...input }: SheetGridProps) {
  const state = useSheet({ ...input, columns: grid.columns, rows: grid.rows });
  const { rows, sheet, faults, canEdit, cursor, newRows } = state;
  const { edits } = sheet;
  const outgoing = useMemo(() => outgoingOf(edits), [edits]);
  const inputId = useId();
  const handlers = createSheetHandlers(state);
  const [extrasFor] = useState(createRowExtras);
  const selected = selectedCell(state);
  const editor = selected && (
    <SelectedCell
      id={inputId}
      state={state}
      offset={grid.offset}
      environment={input.screen.environment}
      handlers={handlers.cell}
    />
  );
  const onPage = useMemo(() => new Set(grid.rows.map(({ key }) => key)), [grid.rows]);
  const totals = useMemo(
    () => footer((given) => changedTotals(given, edits, state.computed)),
    [footer, edits, state.computed],
  );
  return (
    <div className="sheet" {...handlers.sheet}>
      <Grid
        {...grid}
        rows={rows}
        keptColumn={state.cursor.at?.column}
        extrasOf={(entry, index) => extrasFor({ entry, ...factsOf(state, entry.key, index, editor) })}
        footer={totals}
      />
      {((canEdit && rows.length > 0) || !isNothing(outgoing)) && (
        <SheetBar
          savesRows={state.savesRows}
          rows={outgoing.changed.size}
          cells={countCells(outgoing.changed)}
          added={outgoing.added.size}
          removed={outgoing.removed.size}
          elsewhere={[...outgoing.changed.keys()].filter((key) => !onPage.has(key)).length}
          looking={state.pasted.looking}
          wrong={wrongCells(state).length}
          saving={sheet.saving}
          label={input.plan.label}
          failure={state.notice ?? sheet.failure}
          finding={selected && faults.get(selected.entry.key)?.[selected.column.field]}
          dispute={disputeOf(state)}
          onDecide={(choice) => selected && sheet.decide(selected.entry.key, selected.column.field, choice)}
          onNextWrong={() => goToNextWrong(state)}
          onSave={() => saveSheet(state)}
          onDiscard={sheet.discard}
          onAdd={newRows && (() => cursor.go({ row: rows.length - 1, column: firstTyped(state) }))}
          isStruck={isStruck(state)}
          onRemove={
            state.removeRows && (() => runCommand({ do: "removeRows" }, state, createCellActions(state)))
          }
        />
      )}
    </div>
  );
}

interface SelectedCellProps {
  readonly id: string;
  readonly state: SheetState;
  /** Rows before the first of this page. */
  readonly offset: number;
  readonly environment: Screen["environment"];
  readonly handlers: ReturnType<typeof createSheetHandlers>["cell"];
}

function SelectedCell({ id, state, offset, environment, handlers }: SelectedCellProps) {
  const { cursor } = state;
  const cell = selectedCell(state);
  if (!cell) return null;
  const { entry, column, row } = cell;
  return (
    <SheetCell
      key={`${entry.key} ${column.id}`}
      id={id}
      label={`${rowName(state, entry, offset + row + 1)} ${column.title}：${column.textOf(entry.row) || "空"}`}
      edit={openEdit(state, column, entry)}
      environment={environment}
      value={entry.row[column.field]}
      valueName={state.names.nameOf(column.field, entry.row[column.field])}
      row={entry.row}
      typing={cursor.typing}
      onTyping={cursor.setTyping}
      {...handlers}
    />
  );
}

/** The first column that is typed in a new row. */
function firstTyped({ columns }: SheetState): number {
  return Math.max(
    0,
    columns.findIndex(({ add }) => add !== undefined),
  );
}

function isStruck({ rows, cursor: { range }, sheet }: SheetState): boolean {
  const { removed } = sheet.edits;
  return range !== null && rows.slice(range.top, range.bottom + 1).every(({ key }) => removed.has(key));
}

function rowName({ sheet }: SheetState, { key, isNew }: KeyedRow, number: number): string {
  if (isNew) return "新增行";
  return sheet.edits.removed.has(key) ? `第 ${number} 行（将删除）` : `第 ${number} 行`;
}

function selectedCell({ rows, columns, cursor: { at } }: SheetState) {
  const entry = at ? rows[at.row] : undefined;
  const column = at ? columns[at.column] : undefined;
  return at && entry && column ? { entry, column, row: at.row } : undefined;
}

function factsOf(state: SheetState, key: string, index: number, editor: ReactNode): Omit<RowFacts, "entry"> {
  const { cursor, sheet, faults, canEdit, columns } = state;
  const { at, range } = cursor;
  const isInRange = range !== null && index >= range.top && index <= range.bottom;
  const isActive = at?.row === index;
  return {
    edited: sheet.edits.rows.get(key),
    faults: faults.get(key),
    conflict: sheet.conflicts.get(key),
    unremoved: sheet.unremoved.get(key),
    activeColumn: isActive ? at.column : OUTSIDE,
    left: isInRange ? range.left : OUTSIDE,
    right: isInRange ? range.right : OUTSIDE,
    editor: isActive ? editor : null,
    canEdit,
    isRemoved: sheet.edits.removed.has(key),
    isClosed: isClosed(sheet, key),
    columns,
  };
}

/** The selected cell, when another user has changed it too. */
function disputeOf(state: SheetState): Dispute | undefined {
  const cell = selectedCell(state);
  const conflict = cell && state.sheet.conflicts.get(cell.entry.key);
  if (!conflict || !Object.hasOwn(conflict.values, cell.column.field)) return undefined;
  const { textOf } = cell.column;
  const { row } = cell.entry;
  const theirs = state.names.name({ ...row, ...conflict.values }, conflict.values);
  return { by: conflict.by, theirs: textOf(theirs), mine: textOf(row) };
}
