import "./sheet.css";
import { useId, useMemo, useState, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { Screen } from "../host.ts";
import { Grid } from "../list/grid/grid.tsx";
import type { GridProps } from "../list/grid/grid-props.ts";
import { goToNextWrong, saveSheet, type SheetState, wrongCells } from "./cell-actions.ts";
import { changedTotals } from "./changed-totals.ts";
import { countCells } from "./edits.ts";
import { createRowExtras, type RowFacts } from "./row-extras.tsx";
import { SheetBar, type Dispute } from "./sheet-bar.tsx";
import { SheetCell } from "./sheet-cell.tsx";
import { createSheetHandlers } from "./sheet-handlers.ts";
import { type SheetInput, useSheet } from "./use-sheet.ts";

interface SheetGridProps extends Omit<SheetInput, "columns" | "rows"> {
  readonly grid: GridProps;
  /** Draws the totals, adjusted to the changes. */
  readonly footer: (adjust: (totals: Row) => Row) => ReactNode;
}

const OUTSIDE = -1;

/** The rows of a list as a sheet: their cells are changed in place, and sent together. */
export function SheetGrid({ grid, footer, ...input }: SheetGridProps) {
  const state = useSheet({ ...input, columns: grid.columns, rows: grid.rows });
  const { rows, sheet, faults, canEdit } = state;
  const { edits } = sheet;
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
    () => footer((given) => changedTotals(given, edits.rows, state.computed)),
    [footer, edits.rows, state.computed],
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
      {((canEdit && rows.length > 0) || edits.rows.size > 0) && (
        <SheetBar
          savesRows={state.savesRows}
          rows={edits.rows.size}
          cells={countCells(edits.rows)}
          elsewhere={[...edits.rows.keys()].filter((key) => !onPage.has(key)).length}
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
  const { cursor, canEdit } = state;
  const cell = selectedCell(state);
  if (!cell) return null;
  const { entry, column, row } = cell;
  return (
    <SheetCell
      key={`${entry.key} ${column.id}`}
      id={id}
      label={`第 ${offset + row + 1} 行 ${column.title}：${column.textOf(entry.row) || "空"}`}
      edit={canEdit && column.edit?.isOpen(entry.row) ? column.edit : undefined}
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
    rival: sheet.rivals.get(key),
    activeColumn: isActive ? at.column : OUTSIDE,
    left: isInRange ? range.left : OUTSIDE,
    right: isInRange ? range.right : OUTSIDE,
    editor: isActive ? editor : null,
    canEdit,
    columns,
  };
}

/** The selected cell, when somebody else has changed it too. */
function disputeOf(state: SheetState): Dispute | undefined {
  const cell = selectedCell(state);
  const rival = cell && state.sheet.rivals.get(cell.entry.key);
  if (!rival || !Object.hasOwn(rival.values, cell.column.field)) return undefined;
  const { textOf } = cell.column;
  const { row } = cell.entry;
  const theirs = state.names.name({ ...row, ...rival.values }, rival.values);
  return { by: rival.by, theirs: textOf(theirs), mine: textOf(row) };
}
