import { useCallback, useEffect, useMemo, useState, type RefObject, type UIEvent } from "react";
import { flushSync } from "react-dom";
import { usePrinting } from "../../use-printing.ts";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { windowColumns } from "./window-columns.ts";
import { type WindowPart, windowParts } from "./window-parts.ts";

/** Less than so many px out of sight are drawn: finding in the page, printing and copying then work as everywhere. */
const ALL_DRAWN = 600;
/** The columns are chosen anew when so many px have been scrolled, and not with each of them. */
const STEP = 200;

interface ColumnWindowInput {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  /** In px: of the whole table, of what stands before its columns, and of what covers those that scroll at the left. */
  readonly width: number;
  readonly leading: number;
  readonly covered: number;
  readonly kept: number | undefined;
}

/** The drawn columns of a wide table; undefined: all. */
export function useColumnWindow({ scroller, columns, width, leading, covered, kept }: ColumnWindowInput): {
  readonly parts: readonly WindowPart[] | undefined;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
} {
  // A browser that lays nothing out draws all.
  const [room, setRoom] = useState(() => document.documentElement.clientWidth || Infinity);
  const [{ left, focused }, setView] = useState<{ left: number; focused: number | undefined }>({
    left: 0,
    focused: undefined,
  });
  useEffect(() => {
    const measured = scroller.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setRoom(measured.clientWidth || Infinity));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [scroller]);
  const onScroll = useCallback(
    ({ currentTarget }: UIEvent<HTMLElement>) => {
      const now = Math.floor(currentTarget.scrollLeft / STEP) * STEP;
      // In the same frame, so that no empty strip flashes.
      if (now !== left)
        flushSync(() => setView({ left: now, focused: focusedColumn(currentTarget, leading) }));
    },
    [left, leading],
  );
  const isPrinting = usePrinting();
  const isWindowed = width - room > ALL_DRAWN && !isPrinting;
  const inSight = useMemo(
    () =>
      windowColumns({
        columns: columns.map((column) => ({ width: column.width, isFixed: column.style !== undefined })),
        leading,
        from: left + covered - STEP / 2,
        to: left + room + STEP * 1.5,
      }),
    [columns, leading, left, covered, room],
  );
  // Moving among those in sight shall draw no row anew.
  const held = kept ?? focused;
  const outOfSight = held === undefined || inSight.includes(held) ? undefined : held;
  const parts = useMemo(
    () => windowParts(outOfSight === undefined ? inSight : [...inSight, outOfSight], columns.length),
    [inSight, outOfSight, columns],
  );
  return { parts: isWindowed ? parts : undefined, onScroll };
}

/** Index of the column in which the focus stands: a link that is scrolled out of sight shall not lose it. */
function focusedColumn(scroller: HTMLElement, leading: number): number | undefined {
  const cell = scroller.contains(document.activeElement) ? document.activeElement?.closest("td") : null;
  const place = cell?.getAttribute("aria-colindex");
  return place ? Number(place) - 1 - leading / CHECK_WIDTH : undefined;
}
