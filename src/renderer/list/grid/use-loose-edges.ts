import { useEffect, useState, type RefObject } from "react";

/** The greatest share of the scroller's width that fixed columns may take. */
const MOST_FIXED = 0.6;
/** The left ones alone, which say whose row it is. */
const MOST_LEFT = 0.5;

/**
 * The edges whose fixed columns scroll along because too little would be left between them: "", "right" or "left right".
 * Widths are in px.
 */
export function useLooseEdges(
  scroller: RefObject<HTMLElement | null>,
  { left, right }: { readonly left: number; readonly right: number },
): string {
  const [loose, setLoose] = useState("");
  useEffect(() => {
    const measured = scroller.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setLoose(looseEdges(measured.clientWidth, left, right)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [scroller, left, right]);
  return loose;
}

export function looseEdges(width: number, left: number, right: number): string {
  if (width === 0 || left + right <= width * MOST_FIXED) return "";
  return left <= width * MOST_LEFT ? "right" : "left right";
}
