import { useEffect, useState, type RefObject } from "react";

/** Width of the narrowest field and of the gap between two, in px; the style sheet lays them out with the same. */
const NARROWEST = 178;
const GAP = 12;
const UNMEASURED = 5;

/** The number of filters that stand side by side in an element as wide as it is now. */
export function useLineCapacity(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setWidth(measured.getBoundingClientRect().width));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width === 0 ? UNMEASURED : Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP)));
}
