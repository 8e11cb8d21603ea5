import { useCallback, useLayoutEffect, useMemo, useRef, useState, type UIEvent } from "react";
import { flushSync } from "react-dom";
import { usePrinting } from "../../use-printing.ts";
import type { WindowPart } from "./window-parts.ts";
import { windowRows } from "./window-rows.ts";

/** Up to this many rows all of them are drawn: finding in the page, printing and copying then work as everywhere. */
const ALL_DRAWN = 100;

/** A window that has not been measured yet is taken for this high, in px. */
const UNMEASURED = 800;

interface WindowInput {
  readonly count: number;
  /** The height that rows are expected to have, in px. */
  readonly rowHeight: number;
  /** Rows of other heights stand between them: all are drawn. */
  readonly isUneven: boolean;
  readonly kept: readonly number[];
}

/** Draws of a long list only what is in sight. `scroller` belongs on the element that scrolls. */
export function useRowWindow({ count, rowHeight, isUneven, kept }: WindowInput) {
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState({ first: 0, height: UNMEASURED });
  const [measured, setMeasured] = useState({ rowHeight, height: rowHeight });
  const isPrinting = usePrinting();
  const isWindowed = count > ALL_DRAWN && !isUneven && !isPrinting;
  const height = measured.rowHeight === rowHeight ? measured.height : rowHeight;

  useLayoutEffect(() => {
    // Cells of two lines make higher rows than expected.
    const row = isWindowed ? scroller.current?.querySelector<HTMLElement>("tr[data-key]") : null;
    const real = row?.offsetHeight ?? 0;
    if (real > 0) setMeasured({ rowHeight, height: real });
  }, [isWindowed, rowHeight]);

  const onScroll = useCallback(
    ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (!isWindowed) return;
      const first = Math.floor(currentTarget.scrollTop / height);
      const next = { first, height: currentTarget.clientHeight || UNMEASURED };
      if (first === view.first && next.height === view.height) return;
      // In the same frame, so that no empty strip flashes.
      flushSync(() => setView(next));
    },
    [isWindowed, height, view],
  );

  const size = Math.ceil(view.height / height);
  const keptText = kept.join();
  const parts = useMemo<readonly WindowPart[]>(
    () =>
      isWindowed
        ? windowRows({
            count,
            first: view.first,
            size,
            kept: keptText === "" ? [] : keptText.split(",").map(Number),
          })
        : Array.from({ length: count }, (_, index) => ({ kind: "drawn", index })),
    [isWindowed, count, view.first, size, keptText],
  );
  return { scroller, onScroll, parts, height };
}
