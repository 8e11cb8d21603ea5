import "./sheet.css";
import { useEffect, useId, useMemo, useState, type ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { EditPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import { Grid } from "../list/grid/grid.tsx";
import type { GridProps } from "../list/grid/grid-props.ts";
import type { ListStore } from "../list/data/list-store.ts";
import { changedTotals } from "./changed-totals.ts";
import { createRowExtras } from "./row-extras.tsx";
import { createShownRows } from "./shown-rows.ts";
import { countCells } from "./edits.ts";
import { SheetBar } from "./sheet-bar.tsx";
import { SheetCell } from "./sheet-cell.tsx";
import { compileComputed, compileSheetColumns } from "./sheet-columns.ts";
import { mayEdit } from "./may-edit.ts";
import { useCursor } from "./use-cursor.ts";
import { useSheetEdits } from "./use-sheet-edits.ts";
import { useSheetFaults } from "./use-sheet-faults.ts";
import { useSheetHandlers } from "./use-sheet-handlers.ts";

interface SheetGridProps {
  readonly screen: Screen<ListPlan>;
  readonly plan: EditPlan;
  readonly grid: GridProps;
  readonly store: ListStore;
  /** What the list sees. */
  readonly scope: Scope;
  readonly onReload: () => Promise<void>;
  /** Draws the totals, adjusted to the changes. */
  readonly footer: (adjust: (totals: Row) => Row) => ReactNode;
}

const OUTSIDE = -1;

/** The rows of a list as a sheet: their cells are changed in place, and sent together. */
export function SheetGrid({ screen, plan, grid, store, scope, onReload, footer }: SheetGridProps) {
  const { plan: list, host, environment, place } = screen;
  const inputId = useId();
  const compute = useMemo(
    () => compileComputed(list.columns, scope, environment.states),
    [list, scope, environment],
  );
  const columns = useMemo(
    () =>
      compileSheetColumns({
        shown: grid.columns,
        plans: list.columns,
        fields: host.fields,
        environment,
        scope,
      }),
    [grid.columns, list, host, environment, scope],
  );
  const sheet = useSheetEdits({
    plan,
    rowKey: list.rowKey,
    host,
    scope,
    onSaved: async (rows) => {
      host.outside.notify({ text: `已保存 ${rows.size} 行`, tone: "success" });
      store.layOver([...rows].map(([key, row]) => ({ key, row })));
      place.onChanged?.();
      await onReload();
    },
  });
  const { edits, rivals } = sheet;
  const { faults, isWrong } = useSheetFaults(columns, edits.rows, sheet.refused);
  const showRows = useMemo(() => createShownRows(compute), [compute]);
  const rows = useMemo(
    () => showRows(grid.rows, edits.rows, isWrong),
    [showRows, grid.rows, edits.rows, isWrong],
  );
  const cursor = useCursor(rows, columns);
  const canEdit = mayEdit(screen, plan, scope);
  const [notice, setNotice] = useState<string | null>(null);
  const handlers = useSheetHandlers({ rows, columns, cursor, sheet, faults, canEdit, onNotice: setNotice });
  useUnsavedCells(place, list.title, edits.rows.size > 0);

  const { at, range, typing } = cursor;
  const entry = at ? rows[at.row] : undefined;
  const column = at ? columns[at.column] : undefined;
  const edit = canEdit && entry && column?.edit?.isOpen(entry.row) ? column.edit : undefined;
  const editor = at && entry && column && (
    <SheetCell
      key={`${entry.key} ${column.id}`}
      id={inputId}
      label={`第 ${grid.offset + at.row + 1} 行 ${column.title}：${column.textOf(entry.row) || "空"}`}
      edit={edit}
      environment={environment}
      value={entry.row[column.field]}
      typing={typing}
      onTyping={cursor.setTyping}
      {...handlers.cell}
    />
  );
  const extrasFor = useMemo(createRowExtras, []);
  const rival = entry && column ? rivals.get(entry.key) : undefined;
  const isDisputed = rival !== undefined && column !== undefined && Object.hasOwn(rival.values, column.field);
  const onPage = new Set(grid.rows.map(({ key }) => key));
  return (
    <div className="sheet" {...handlers.sheet}>
      <Grid
        {...grid}
        rows={rows}
        extrasOf={(shown, index) => {
          const isInRange = range !== null && index >= range.top && index <= range.bottom;
          const isActive = at?.row === index;
          return extrasFor({
            entry: shown,
            edited: edits.rows.get(shown.key),
            faults: faults.get(shown.key),
            rival: rivals.get(shown.key),
            activeColumn: isActive ? at.column : OUTSIDE,
            left: isInRange ? range.left : OUTSIDE,
            right: isInRange ? range.right : OUTSIDE,
            editor: isActive ? editor : null,
            canEdit,
            columns,
          });
        }}
        footer={footer((totals) => changedTotals(totals, edits.rows, compute))}
      />
      {canEdit && (
        <SheetBar
          rows={edits.rows.size}
          cells={countCells(edits.rows)}
          elsewhere={[...edits.rows.keys()].filter((key) => !onPage.has(key)).length}
          wrong={handlers.wrong.length}
          saving={sheet.saving}
          label={plan.label}
          failure={notice ?? sheet.failure}
          finding={entry && column ? faults.get(entry.key)?.[column.field] : undefined}
          dispute={
            isDisputed && entry && column
              ? {
                  by: rival.by,
                  theirs: column.textOf({ ...entry.row, ...rival.values }),
                  mine: column.textOf(entry.row),
                }
              : undefined
          }
          onDecide={(choice) => entry && column && sheet.decide(entry.key, column.field, choice)}
          onNextWrong={handlers.toNextWrong}
          onSave={handlers.save}
          onDiscard={sheet.discard}
        />
      )}
    </div>
  );
}

/** Has the question asked before the page closes. */
function useUnsavedCells({ guardClosing }: Screen["place"], title: string, isChanged: boolean): void {
  useEffect(
    () => (isChanged ? guardClosing(() => `「${title}」中有未保存的修改，确定放弃？`) : undefined),
    [guardClosing, title, isChanged],
  );
}
