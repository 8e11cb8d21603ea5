import { useCallback, useMemo, useState } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { KeyedRow } from "../data/rows-page.ts";

type Selected = ReadonlyMap<string, Row>;

export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** The selected rows, as fresh as they were last seen. */
  readonly rows: readonly Row[];
  readonly toggle: (entries: readonly KeyedRow[], on: boolean) => void;
  /** Takes these out, because they are no longer there. */
  readonly drop: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

const NONE: Selected = new Map();

/** Rows ticked on any page, kept while the user turns pages. */
export function useSelection(shown: readonly KeyedRow[]): Selection {
  const [selected, setSelected] = useState(NONE);
  const toggle = useCallback((entries: readonly KeyedRow[], on: boolean) => {
    setSelected((now) => {
      const next = new Map(now);
      for (const { key, row } of entries) {
        if (on) next.set(key, row);
        else next.delete(key);
      }
      return next;
    });
  }, []);
  const drop = useCallback((keys: readonly string[]) => {
    setSelected((now) =>
      keys.some((key) => now.has(key)) ? new Map([...now].filter(([key]) => !keys.includes(key))) : now,
    );
  }, []);
  const clear = useCallback(() => setSelected(NONE), []);
  const keys = useMemo(() => new Set(selected.keys()), [selected]);
  const rows = useMemo(() => {
    const fresh = new Map(shown.map(({ key, row }) => [key, row]));
    return [...selected].map(([key, row]) => fresh.get(key) ?? row);
  }, [selected, shown]);
  return { keys, rows, toggle, drop, clear };
}
