import { useMemo, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { ColumnPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { Edits } from "./edits.ts";
import { createNewEntries, newKey, newKeysOf, newRowBase, nextNumber } from "./new-rows.ts";

export interface NewRows {
  /** A row before anything is typed in it. */
  readonly base: Row;
  /** The new rows, and the empty line behind them. */
  readonly entries: readonly KeyedRow[];
  /** The empty line, and the requested number of lines behind it. */
  readonly ahead: (count: number) => readonly KeyedRow[];
  /** Key of the empty line. */
  readonly emptyKey: string;
}

/** The rows that a sheet has beyond those of the server; undefined: none can be added. */
export function useNewRows(
  canAdd: boolean,
  { rows, firstNew }: Pick<Edits, "rows" | "firstNew">,
  columns: readonly ColumnPlan[],
): NewRows | undefined {
  const [entriesOf] = useState(createNewEntries);
  const base = useMemo(() => newRowBase(columns), [columns]);
  return useMemo(() => {
    if (!canAdd) return undefined;
    const next = nextNumber(rows, firstNew);
    const emptyKey = newKey(next);
    return {
      base,
      emptyKey,
      entries: entriesOf([...newKeysOf(rows), emptyKey]),
      ahead: (count) => entriesOf(Array.from({ length: count }, (_row, index) => newKey(next + index))),
    };
  }, [canAdd, rows, firstNew, base, entriesOf]);
}
