import { useMemo, useSyncExternalStore } from "react";
import type { KeyedRow } from "../data/rows-page.ts";
import type { RowObstacles } from "../row-rules/row-obstacles.ts";
import type { KeptTicks } from "./kept-ticks.ts";
import type { Selection } from "./use-selection.ts";

const nothing = () => () => {};
const NOBODY: KeptTicks = {
  subscribe: nothing,
  read: () => isNone,
  ask: nothing,
  subscribeStale: nothing,
  toggle: nothing,
};

/** The rows of the page that are ticked by what is kept around the list; null: nothing is. */
export function useKeptSelection(
  ticks: KeptTicks | undefined,
  shown: readonly KeyedRow[],
  obstacleOf: RowObstacles,
): Selection | null {
  const { subscribe, read, toggle } = ticks ?? NOBODY;
  const isTicked = useSyncExternalStore(subscribe, read);
  const selection = useMemo<Selection>(() => {
    const ticked = shown.filter(({ row }) => isTicked(row));
    return {
      keys: new Set(ticked.map(({ key }) => key)),
      rows: ticked.map(({ row }) => row),
      toggle: (entries, on) => {
        const free = entries.filter(({ row }) => obstacleOf(row) === undefined);
        toggle(
          free.map(({ row }) => row),
          on,
        );
      },
      drop: () => undefined,
      clear: () => undefined,
      obstacleOf,
    };
  }, [shown, isTicked, toggle, obstacleOf]);
  return ticks ? selection : null;
}

function isNone(): boolean {
  return false;
}
