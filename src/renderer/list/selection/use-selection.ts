import { useCallback, useEffect, useMemo, useState } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { RowObstacles } from "../row-rules/row-obstacles.ts";

type Selected = ReadonlyMap<string, Row>;

export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** The selected rows, as fresh as they were last seen. */
  readonly rows: readonly Row[];
  /** Rows that cannot be ticked stay as they are. */
  readonly toggle: (entries: readonly KeyedRow[], on: boolean) => void;
  /** Takes these out, because they are no longer there. */
  readonly drop: (keys: readonly string[]) => void;
  readonly clear: () => void;
  readonly obstacleOf: RowObstacles;
}

interface SelectionInput {
  readonly shown: readonly KeyedRow[];
  readonly obstacleOf: RowObstacles;
  /** Called with the number of lost ticks, whose rows cannot be ticked any more. */
  readonly onLost: (count: number) => void;
}

const NONE: Selected = new Map();

/** Rows ticked on any page, kept while the user turns pages. */
export function useSelection({ shown, obstacleOf, onLost }: SelectionInput): Selection {
  const [selected, setSelected] = useState(NONE);
  const toggle = useCallback(
    (entries: readonly KeyedRow[], on: boolean) => {
      setSelected((now) => {
        const next = new Map(now);
        for (const { key, row } of entries) {
          if (!on) next.delete(key);
          else if (obstacleOf(row) === undefined) next.set(key, row);
        }
        return next;
      });
    },
    [obstacleOf],
  );
  const drop = useCallback((keys: readonly string[]) => {
    setSelected((now) =>
      keys.some((key) => now.has(key)) ? new Map([...now].filter(([key]) => !keys.includes(key))) : now,
    );
  }, []);
  const clear = useCallback(() => setSelected(NONE), []);
  const lost = useMemo(
    () => shown.filter(({ key, row }) => selected.has(key) && obstacleOf(row) !== undefined),
    [shown, selected, obstacleOf],
  );
  useEffect(() => {
    if (lost.length === 0) return;
    drop(lost.map(({ key }) => key));
    onLost(lost.length);
    // Each loss is reported once, also when the callback changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lost]);
  const keys = useMemo(() => new Set(selected.keys()), [selected]);
  const rows = useMemo(() => {
    const fresh = new Map(shown.map(({ key, row }) => [key, row]));
    return [...selected].map(([key, row]) => fresh.get(key) ?? row);
  }, [selected, shown]);
  return { keys, rows, toggle, drop, clear, obstacleOf };
}
