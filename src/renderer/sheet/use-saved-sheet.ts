import { useCallback, useMemo } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { Row } from "../../fields/field-view.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { ChosenNames } from "./chosen-names.ts";
import { savedText } from "./saved-text.ts";
import type { SheetInput } from "./sheet-input.ts";
import { type SheetEdits, useSheetEdits } from "./use-sheet-edits.ts";

type SavedInput = Pick<SheetInput, "screen" | "plan" | "scope" | "store" | "onReload">;

/** The changes of a sheet; saving them updates the list and shows a notice. */
export function useSavedSheet(
  { screen, plan, scope, store, onReload }: SavedInput,
  given: readonly KeyedRow[],
  names: ChosenNames,
): SheetEdits {
  const { plan: list, host, place } = screen;
  const initialOf = useCallback(() => compileTemplate(plan.add?.initial ?? {})(scope) as Row, [plan, scope]);
  const fields = useMemo(
    () => new Set(list.columns.map(({ field, edit, add }) => (edit ?? add)?.control.field ?? field)),
    [list],
  );
  return useSheetEdits({
    plan,
    rowKey: list.rowKey,
    rowOf: (key) => given.find((entry) => entry.key === key)?.row,
    initialOf,
    fields,
    host,
    scope,
    onReload,
    onSaved: async (saved) => {
      const text = savedText(saved, plan.save === "row");
      if (text !== undefined) host.outside.notify({ text, tone: "success" });
      store.layOver([...saved.changed].map(([key, row]) => ({ key, row: names.name(row, row) })));
      place.onChanged?.();
      await onReload();
    },
  });
}
