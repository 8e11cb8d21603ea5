import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";
import type { KeyedRow } from "../data/rows-page.ts";

/**
 * Moves the focus when its row goes (deleted, or no longer of the list): to the row that takes its place, after the
 * last one to the part that holds the rows. Without this, the keyboard begins at the top of the page again. Returns
 * the handlers of that part.
 */
export function useRowFocus(
  part: RefObject<HTMLElement | null>,
  rows: readonly KeyedRow[],
  enteredAt: number,
): { onFocus: () => void; onBlur: (event: FocusEvent) => void } {
  const isInside = useRef(false);
  const lastAt = useRef(0);
  useLayoutEffect(() => {
    if (enteredAt >= 0) lastAt.current = enteredAt;
    else if (isInside.current && document.activeElement === document.body) {
      const key = rows[Math.min(lastAt.current, rows.length - 1)]?.key;
      const drawn = part.current?.querySelectorAll<HTMLElement>("tr[data-key]") ?? [];
      const row = [...drawn].find(({ dataset }) => dataset.key === key);
      (row ?? part.current)?.focus();
    }
  }, [part, rows, enteredAt]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      isInside.current = part.current?.contains(relatedTarget) ?? false;
    },
  };
}
