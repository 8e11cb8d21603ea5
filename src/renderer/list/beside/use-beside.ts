import { useEffect, useRef, type FocusEvent } from "react";
import type { ActionPlan, ListPlan, StepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ListActions } from "../actions/use-list-actions.ts";
import type { KeyedRow } from "../data/rows-page.ts";

/** In ms: while an arrow key is held down no row is opened. */
export const REST = 150;

interface BesideInput {
  readonly plan: ListPlan;
  readonly rows: readonly KeyedRow[];
  readonly actions: ListActions;
  /** The row that is shown beside the others; undefined: none is. */
  readonly besideRow: unknown;
}

export interface Beside {
  /** Key of the row that is shown. */
  readonly currentKey: string | undefined;
  /** For the part that holds the rows: the row that a key or a click reaches replaces the shown one. */
  readonly onFocus: (event: FocusEvent) => void;
}

/** The record next to the rows, which follows them; null: no dialog of the list stands there. */
export function useBeside(input: BesideInput): Beside | null {
  const { plan, rows, besideRow } = input;
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!Object.values(plan.dialogs).some(({ place }) => place === "beside")) return null;
  const follow = (rowKey: string) => {
    const { actions, rows: known, besideRow: shown } = latest.current;
    const row = known.find(({ key }) => key === rowKey)?.row;
    const action = actions.row.find((candidate) => opensBeside(candidate.plan, plan));
    if (!row || !action || shown === undefined || keyOf(shown, known, plan) === rowKey) return;
    if (action.state(actions.scopeOf(row)).kind === "enabled") actions.startRow(rowKey, action.plan.id);
  };
  return {
    currentKey: keyOf(besideRow, rows, plan),
    onFocus: ({ target }) => {
      const rowKey = target.closest<HTMLElement>("tr[data-key], [data-card]");
      const key = rowKey?.dataset["key"] ?? rowKey?.dataset["card"];
      clearTimeout(timer.current);
      if (key !== undefined && latest.current.besideRow !== undefined)
        timer.current = setTimeout(() => follow(key), REST);
    },
  };
}

/** The same row, also after it has been loaded again. */
function keyOf(row: unknown, rows: readonly KeyedRow[], { rowKey }: ListPlan): string | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const id = (row as Readonly<Record<string, unknown>>)[rowKey];
  return rows.find((entry) => entry.row[rowKey] === id)?.key;
}

function opensBeside({ do: steps }: ActionPlan, { dialogs }: ListPlan): boolean {
  return steps.some((step: StepPlan) => {
    const opened = "args" in step && step.verb === "open" ? step.args.open : undefined;
    return typeof opened === "string" && dialogs[opened]?.place === "beside";
  });
}
