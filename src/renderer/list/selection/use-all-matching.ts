import { useEffect, useRef, useState } from "react";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../failure-text.ts";
import type { Screen } from "../../host.ts";
import type { ListState } from "../data/list-store.ts";
import type { QueryShape } from "../query/query-shape.ts";
import { fetchAllRows } from "./fetch-all-rows.ts";
import type { Selection } from "./use-selection.ts";

type AllMatchingState =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly read: number; readonly total: number }
  | { readonly kind: "failed"; readonly message: string }
  /** `leftOut`: rows that the conditions find and that cannot be ticked. */
  | { readonly kind: "done"; readonly ticked: number; readonly leftOut: number };

export interface AllMatching {
  readonly state: AllMatchingState;
  /** Absent: the list ticks no more than pages. */
  readonly start?: () => void;
  /** Ends the reading; what was ticked before stays. */
  readonly cancel: () => void;
}

interface AllMatchingInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly state: ListState;
  readonly selection: Selection;
}

const NONE: AllMatchingState = { kind: "none" };

/** Ticks all rows that the conditions find: reads their pages first, so that actions see whole rows. */
export function useAllMatching({ screen, shape, state, selection }: AllMatchingInput): AllMatching {
  const [now, setNow] = useState(NONE);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const size = screen.plan.selectable?.allMatching?.size;
  const cancel = () => {
    asking.current?.abort();
    setNow(NONE);
  };
  if (size === undefined) return { state: NONE, cancel };
  const start = () => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const put = (next: AllMatchingState) => {
      if (!mine.signal.aborted) setNow(next);
    };
    put({ kind: "reading", read: 0, total: state.total });
    const onProgress = (read: number, total: number) => put({ kind: "reading", read, total });
    const tick = async () => {
      const rows = await fetchAllRows({
        screen,
        shape,
        query: state.answered,
        size,
        signal: mine.signal,
        onProgress,
      });
      if (mine.signal.aborted) return;
      const free = rows.filter(({ row }) => selection.obstacleOf(row) === undefined);
      selection.toggle(free, true);
      put({ kind: "done", ticked: free.length, leftOut: rows.length - free.length });
    };
    tick().catch((error: unknown) => put({ kind: "failed", message: failureText(error) }));
  };
  // Another tick, and they are no longer all.
  const isOver = now.kind === "done" && now.ticked !== selection.keys.size;
  return { state: isOver ? NONE : now, start, cancel };
}
