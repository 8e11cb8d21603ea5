import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import type { TabsState } from "./tabs-reducer.ts";

/** A pointer that has moved less only presses. */
const SLACK_PX = 5;

interface TabDrag {
  /** The tab under way; null: none. */
  readonly dragged: string | null;
  readonly start: (event: ReactPointerEvent<HTMLElement>, key: string) => void;
}

/** Moves a tab along with the mouse or pen; Esc puts it back. A finger scrolls the strip instead. */
export function useTabDrag(state: TabsState, onMove: (key: string, to: number) => void): TabDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const latest = useRef({ state, onMove });
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = { state, onMove };
  });
  useEffect(() => () => stop.current(), []);

  function start(event: ReactPointerEvent<HTMLElement>, key: string) {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const strip = event.currentTarget.parentElement;
    const begin = event.clientX;
    const from = placeIn(latest.current.state, key);
    let isUnderWay = false;
    const follow = ({ clientX }: PointerEvent) => {
      if (!isUnderWay && Math.abs(clientX - begin) < SLACK_PX) return;
      isUnderWay = true;
      setDragged(key);
      const at = placeIn(latest.current.state, key);
      const to = placeUnder(strip, clientX, at);
      if (to !== at) latest.current.onMove(key, to);
    };
    const end = () => {
      stop.current();
      // The press was part of the drag: the page in front stays.
      if (isUnderWay) swallowClick();
    };
    const giveUp = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape" || !isUnderWay) return;
      pressed.preventDefault();
      latest.current.onMove(key, from);
      end();
    };
    stop.current = () => {
      setDragged(null);
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", giveUp, true);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", giveUp, true);
  }

  return { dragged, start };
}

function placeIn({ tabs }: TabsState, key: string): number {
  return tabs.findIndex((tab) => tab.key === key);
}

/** The tab at `at` goes past another one once the pointer is past that one's middle. */
function placeUnder(strip: HTMLElement | null, x: number, at: number): number {
  const middles = [...(strip?.children ?? [])].map((tab) => {
    const { left, width } = tab.getBoundingClientRect();
    return left + width / 2;
  });
  const before = middles.slice(0, at).filter((middle) => middle < x).length;
  const after = middles.slice(at + 1).filter((middle) => middle < x).length;
  return before < at ? before : at + after;
}

function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  // A click follows at once, or not at all.
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
