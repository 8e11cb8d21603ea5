import { useCallback, useEffect, useMemo, useState } from "react";
import type { Screen } from "../host.ts";
import type { SheetState } from "./cell-actions.ts";
import type { SheetInput } from "./sheet-input.ts";
import { createChosenNames } from "./chosen-names.ts";
import { type ComputedRows, createComputedRows } from "./computed-rows.ts";
import { isNewBefore, nextNumber } from "./new-rows.ts";
import { compileComputed, compileSheetColumns } from "./sheet-columns.ts";
import { sheetRights } from "./sheet-rights.ts";
import { createShownRows } from "./shown-rows.ts";
import { useCursor } from "./use-cursor.ts";
import { useNewRows } from "./use-new-rows.ts";
import { usePastedNames } from "./use-pasted-names.ts";
import { useRemoving } from "./use-removing.ts";
import { useSaveOnLeaving } from "./use-save-on-leaving.ts";
import { useSavedSheet } from "./use-saved-sheet.ts";
import { useWrongInSight } from "./use-wrong-in-sight.ts";
import { useSheetFaults } from "./use-sheet-faults.ts";

interface Sheet extends SheetState {
  readonly computed: ComputedRows;
  /** The reason why nothing was done, or why more was done than requested. */
  readonly notice: string | null;
}

/** A sheet over the rows of a list: its changes, what is wrong with them, and the selected cells. */
export function useSheet({
  columns: shown,
  hidden,
  plans,
  rows: given,
  onShow,
  ...input
}: SheetInput): Sheet {
  const { screen, plan, scope } = input;
  const { plan: list, host, environment, place } = screen;
  const savesRows = plan.save === "row";
  const names = useMemo(() => createChosenNames(list.columns), [list]);
  const computed = useMemo(
    () => createComputedRows(compileComputed(list.columns, scope, environment.states), names),
    [list, scope, environment, names],
  );
  const columns = useMemo(
    () => compileSheetColumns({ shown, plans, fields: host.fields, environment, scope }),
    [shown, plans, host, environment, scope],
  );
  const unseen = useMemo(() => {
    const titles = hidden.map(({ plan: { id, title } }) => ({ id, title }));
    return compileSheetColumns({ shown: titles, plans, fields: host.fields, environment, scope });
  }, [hidden, plans, host, environment, scope]);
  const allColumns = useMemo(() => [...columns, ...unseen], [columns, unseen]);
  const sheet = useSavedSheet(input, given, names);
  const { edits, refused } = sheet;
  const { canEdit, canAdd, canRemove } = sheetRights(screen, plan, scope);
  const newRows = useNewRows(canAdd, edits, list.columns);
  const all = useMemo(() => (newRows ? [...given, ...newRows.entries] : given), [given, newRows]);
  const cursor = useCursor(all, columns);
  const activeKey = cursor.at ? all[cursor.at.row]?.key : undefined;
  // Rows that are saved together show their missing values once the user has tried to save them.
  const [insisting, setInsisting] = useState(0);
  const insistsOn = useCallback(
    (key: string) => (savesRows ? key !== activeKey : isNewBefore(key, insisting)),
    [savesRows, activeKey, insisting],
  );
  const { call } = environment;
  const pasted = usePastedNames({
    columns: allColumns,
    edited: edits.rows,
    names,
    call,
    onFound: sheet.place,
  });
  const { faults, lacks, isWrong } = useSheetFaults({
    columns: allColumns,
    edited: edits.rows,
    refused,
    unknown: pasted.faults,
    insistsOn,
  });
  const showRows = useMemo(() => createShownRows(computed, names), [computed, names]);
  const rows = useMemo(() => showRows(all, edits.rows, isWrong), [showRows, all, edits.rows, isWrong]);
  const [notice, setNotice] = useState<string | null>(null);
  useUnsavedCells(place, list.title, edits.rows.size + edits.removed.size > 0);
  const removeRows = useRemoving({ sheet, savesRows, rows, cursor, onNotice: setNotice });
  const state: SheetState = {
    rows,
    columns,
    cursor,
    sheet,
    faults,
    lacks,
    pasted,
    insist: () => setInsisting(nextNumber(edits.rows, edits.firstNew)),
    canEdit,
    newRows,
    removeRows: canRemove ? removeRows : undefined,
    names,
    savesRows,
    onNotice: setNotice,
  };
  useWrongInSight({ unseen, faults, onShow, onNotice: setNotice });
  useSaveOnLeaving(state);
  return { ...state, computed, notice };
}

/** Registers the confirmation that is shown before the page closes. */
function useUnsavedCells({ guardClosing }: Screen["place"], title: string, isChanged: boolean): void {
  useEffect(
    () => (isChanged ? guardClosing(() => `「${title}」中有未保存的修改，确定放弃？`) : undefined),
    [guardClosing, title, isChanged],
  );
}
