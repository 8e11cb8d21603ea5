import { useEffect, useMemo, useState } from "react";
import type { ColumnPlan, EditPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import type { ListStore } from "../list/data/list-store.ts";
import type { GridColumn } from "../list/grid/grid-columns.tsx";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { mayEdit } from "./may-edit.ts";
import type { SheetState } from "./cell-actions.ts";
import { createChosenNames } from "./chosen-names.ts";
import { type ComputedRows, createComputedRows } from "./computed-rows.ts";
import { compileComputed, compileSheetColumns } from "./sheet-columns.ts";
import { createShownRows } from "./shown-rows.ts";
import { useCursor } from "./use-cursor.ts";
import { useSaveOnLeaving } from "./use-save-on-leaving.ts";
import { useSheetEdits } from "./use-sheet-edits.ts";
import { useSheetFaults } from "./use-sheet-faults.ts";

export interface SheetInput {
  readonly screen: Screen<ListPlan>;
  readonly plan: EditPlan;
  /** The scope of the list. */
  readonly scope: Scope;
  /** The columns on show, and the rows as the server gave them. */
  readonly columns: readonly GridColumn[];
  /** All of the list, those included that its rows give. */
  readonly plans: readonly ColumnPlan[];
  readonly rows: readonly KeyedRow[];
  readonly store: ListStore;
  readonly onReload: () => Promise<void>;
}

interface Sheet extends SheetState {
  readonly computed: ComputedRows;
  /** Why nothing was done. */
  readonly notice: string | null;
}

/** A sheet over the rows of a list: its changes, what is wrong with them, and the selected cells. */
export function useSheet({
  screen,
  plan,
  scope,
  columns: shown,
  plans,
  rows: given,
  store,
  onReload,
}: SheetInput): Sheet {
  const { plan: list, host, environment, place } = screen;
  const savesRows = plan.save === "row";
  const names = useMemo(() => createChosenNames(list.columns), [list]);
  const computed = useMemo(
    () => createComputedRows(compileComputed(list.columns, scope, environment.states), names),
    [list, scope, environment, names],
  );
  const columns = useMemo(
    () => compileSheetColumns({ shown, plans, fields: host.fields, environment, scope, names }),
    [shown, plans, host, environment, scope, names],
  );
  const sheet = useSheetEdits({
    plan,
    rowKey: list.rowKey,
    rowOf: (key) => given.find((entry) => entry.key === key)?.row,
    host,
    scope,
    onSaved: async (saved) => {
      if (!savesRows) host.outside.notify({ text: `已保存 ${saved.size} 行`, tone: "success" });
      store.layOver([...saved].map(([key, row]) => ({ key, row: names.name(row, row) })));
      place.onChanged?.();
      await onReload();
    },
  });
  const { edits, refused } = sheet;
  const { faults, isWrong } = useSheetFaults(columns, edits.rows, refused);
  const showRows = useMemo(() => createShownRows(computed, names), [computed, names]);
  const rows = useMemo(() => showRows(given, edits.rows, isWrong), [showRows, given, edits.rows, isWrong]);
  const cursor = useCursor(rows, columns);
  const [notice, setNotice] = useState<string | null>(null);
  useUnsavedCells(place, list.title, edits.rows.size > 0);
  const canEdit = mayEdit(screen, plan, scope);
  const state = { rows, columns, cursor, sheet, faults, canEdit, names, savesRows, onNotice: setNotice };
  useSaveOnLeaving(state);
  return { ...state, computed, notice };
}

/** Has the question asked before the page closes. */
function useUnsavedCells({ guardClosing }: Screen["place"], title: string, isChanged: boolean): void {
  useEffect(
    () => (isChanged ? guardClosing(() => `「${title}」中有未保存的修改，确定放弃？`) : undefined),
    [guardClosing, title, isChanged],
  );
}
