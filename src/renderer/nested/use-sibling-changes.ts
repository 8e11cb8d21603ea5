import { useCallback, useState } from "react";

/** What screens beside each other have changed. */
export interface SiblingChanges {
  /** Counts a change: by the screen in this place, or, without one, by what stands around all of them. */
  readonly noteChange: (by?: string) => void;
  /** The changes that a place has not made itself, those around all of them included. */
  readonly changesAround: (place: string) => number;
}

interface Counts {
  readonly all: number;
  readonly own: ReadonlyMap<string, number>;
}

const NONE: Counts = { all: 0, own: new Map() };

/** Counts the changes of screens beside each other, so that each reloads after those of the others; `around`: what is counted outside. */
export function useSiblingChanges(around = 0): SiblingChanges {
  const [counts, setCounts] = useState(NONE);
  const noteChange = useCallback(
    (by?: string) =>
      setCounts(({ all, own }) => ({
        all: all + 1,
        own: by === undefined ? own : new Map(own).set(by, (own.get(by) ?? 0) + 1),
      })),
    [],
  );
  return { noteChange, changesAround: (place) => around + counts.all - (counts.own.get(place) ?? 0) };
}
