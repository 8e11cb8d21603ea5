import { useEffect, useMemo, useRef } from "react";
import { compileText } from "../../../expression/template.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { SelectablePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Scope } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { Selection } from "./use-selection.ts";

interface FirstTicksInput {
  readonly selectable: SelectablePlan | undefined;
  readonly shown: readonly KeyedRow[];
  readonly scope: Scope;
  readonly states: StateTables;
  readonly toggle: Selection["toggle"];
  /** Called with the reason why the condition cannot be worked out; nothing is ticked then. */
  readonly onBroken: (message: string) => void;
}

/** Ticks a row when the list's condition begins to hold for it; as long as it holds, the tick is the user's. */
export function useFirstTicks(input: FirstTicksInput): void {
  const { selectable, shown, scope, states, toggle } = input;
  const condition = selectable?.ticked;
  const isTicked = useMemo(() => (condition === undefined ? undefined : compileText(condition)), [condition]);
  const held = useRef<ReadonlySet<string>>(new Set());
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    if (!isTicked) return;
    try {
      const holding = shown.filter(({ row }) => isTicked(withRow(scope, row, states)));
      const fresh = holding.filter(({ key }) => !held.current.has(key));
      held.current = new Set(holding.map(({ key }) => key));
      if (fresh.length > 0) toggle(fresh, true);
    } catch (error) {
      latest.current.onBroken(failureText(error));
    }
  }, [isTicked, shown, scope, states, toggle]);
}
