import { type RefObject, useEffect, useMemo, useState } from "react";

/** A pointer that only passes by shall not meet cards. */
const REST_MS = 300;
/** Enough to get from the cell into the card. */
const LEAVE_MS = 150;

/** The cell whose card is shown. */
export interface CardPlace {
  readonly rowKey: string;
  readonly columnId: string;
  readonly box: DOMRect;
}

interface ShownPlace {
  readonly place: CardPlace | null;
  /** For the card itself: as long as the pointer is in it, it stays. */
  readonly enter: () => void;
  readonly leave: () => void;
}

/** Follows pointer and keys over the cells with `data-card`, by a few listeners on the frame of all of them. */
export function useCardPlace(scroller: RefObject<HTMLElement | null>): ShownPlace {
  const [place, setPlace] = useState<CardPlace | null>(null);
  const later = useMemo(() => createDelay(setPlace), []);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const close = () => later(0, null);
    frame.addEventListener("pointerover", (event) => later(...afterMove(event)), { signal });
    frame.addEventListener("pointerleave", () => later(LEAVE_MS, null), { signal });
    frame.addEventListener("pointerdown", close, { signal });
    frame.addEventListener("focusin", close, { signal });
    frame.addEventListener("scroll", close, { signal });
    frame.addEventListener(
      "keydown",
      (event) => {
        const asked = event.altKey && event.key === "Enter" ? cellOf(event.target) : null;
        if (!asked) return;
        event.preventDefault();
        event.stopPropagation();
        later(0, asked);
      },
      { signal },
    );
    return () => {
      ending.abort();
      close();
    };
  }, [scroller, later]);
  const isShown = place !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      later(0, null);
    };
    document.addEventListener("keydown", escape, true);
    return () => document.removeEventListener("keydown", escape, true);
  }, [isShown, later]);
  return { place, enter: () => later(0, place), leave: () => later(LEAVE_MS, null) };
}

/** Sets the place after so many ms, unless another one is set before. */
function createDelay(set: (place: CardPlace | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (ms: number, place: CardPlace | null) => {
    clearTimeout(timer);
    if (ms === 0) set(place);
    else timer = setTimeout(set, ms, place);
  };
}

function afterMove({ target, pointerType }: PointerEvent): [ms: number, place: CardPlace | null] {
  const cell = target instanceof Element && pointerType !== "touch" ? target.closest("td[data-card]") : null;
  const place = cell && placeOf(cell);
  return place ? [REST_MS, place] : [LEAVE_MS, null];
}

/** The cell with a card that a key was pressed in, or the first of its row. */
function cellOf(target: EventTarget | null): CardPlace | null {
  if (!(target instanceof Element)) return null;
  const cell =
    target.closest("td[data-card]") ?? target.closest("tr[data-key]")?.querySelector("td[data-card]");
  return cell ? placeOf(cell) : null;
}

function placeOf(cell: Element): CardPlace | null {
  const columnId = cell.getAttribute("data-card");
  const rowKey = cell.closest("tr[data-key]")?.getAttribute("data-key") ?? null;
  return columnId === null || rowKey === null
    ? null
    : { columnId, rowKey, box: cell.getBoundingClientRect() };
}
