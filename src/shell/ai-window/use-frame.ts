import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import {
  type FramePlace,
  fit,
  fullPlace,
  move,
  readingPlace,
  resize,
  type Side,
  startPlace,
  type ViewSize,
} from "./frame-place.ts";
import { keepPlace, readPlace } from "./kept-talk.ts";

const STEP = 24;
const ARROWS: { readonly [key: string]: { readonly x: number; readonly y: number } } = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface FrameInput {
  readonly isFull: boolean;
  readonly isReading: boolean;
}

/** The handlers of something to draw at, or to press arrows on. */
export interface Handle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface Frame {
  readonly place: FramePlace;
  readonly moving: Handle;
  readonly sizing: (side: Side) => Handle;
}

/** The window's place, remembered within the session; it follows pointer and arrow keys, and the size of the view. */
export function useFrame({ isFull, isReading }: FrameInput): Frame {
  const [view, setView] = useState(viewSize);
  const [own, setOwn] = useState<FramePlace>(() => {
    const kept = readPlace();
    return kept ? fit(kept, viewSize()) : startPlace(viewSize());
  });
  useEffect(() => {
    const measure = () => setView(viewSize());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  const fitted = fit(own, view);
  const place = isFull ? fullPlace(view) : isReading ? readingPlace(fitted, view) : fitted;
  const isFixed = isFull || isReading;
  const put = (next: FramePlace) => {
    setOwn(next);
    keepPlace(next);
  };
  const handle = (change: (from: FramePlace, by: { x: number; y: number }) => FramePlace): Handle => ({
    onPointerDown: (event) => {
      if (isFixed || event.button !== 0 || isControl(event)) return;
      event.preventDefault();
      follow(event, (by) => put(change(fitted, by)));
    },
    onKeyDown: (event) => {
      const by = ARROWS[event.key];
      if (!by || isFixed) return;
      event.preventDefault();
      put(change(fitted, by));
    },
  });
  return {
    place,
    moving: handle((from, by) => move(from, by, view)),
    sizing: (side) => handle((from, by) => resize(from, side, by, view)),
  };
}

/** A button in the title bar is pressed, not drawn; the handle for the keyboard is both. */
function isControl({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  const button = target instanceof Element ? target.closest("button") : null;
  return button !== null && button !== currentTarget && !button.classList.contains("ai-handle");
}

/** Reports how far the pointer has moved, until it is released. */
function follow(
  { clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>,
  onMove: (by: { readonly x: number; readonly y: number }) => void,
): void {
  currentTarget.setPointerCapture(pointerId);
  const drawn = (event: globalThis.PointerEvent) =>
    onMove({ x: event.clientX - clientX, y: event.clientY - clientY });
  const done = () => {
    currentTarget.removeEventListener("pointermove", drawn);
    currentTarget.removeEventListener("pointerup", done);
    currentTarget.removeEventListener("pointercancel", done);
  };
  currentTarget.addEventListener("pointermove", drawn);
  currentTarget.addEventListener("pointerup", done);
  currentTarget.addEventListener("pointercancel", done);
}

function viewSize(): ViewSize {
  return { width: window.innerWidth, height: window.innerHeight };
}
