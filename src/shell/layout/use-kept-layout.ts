import { type RefObject, useLayoutEffect, useRef } from "react";

/** Browsers that can keep the layout of what they do not show. */
const CAN_KEEP = typeof CSS !== "undefined" && CSS.supports("content-visibility", "hidden");

/**
 * A panel whose page keeps its layout while another is in front, so that it is there at once when it comes back.
 * React takes a hidden page out of the layout; here the panel around it hides it (`content-visibility`).
 */
export function useKeptLayout(isActive: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = panel.current?.firstElementChild;
    if (!CAN_KEEP || isActive || !(page instanceof HTMLElement)) return undefined;
    const keep = () => page.style.removeProperty("display");
    keep();
    // A page that was still at work when it went is hidden once more, when React comes back to it.
    const hidings = new MutationObserver(keep);
    hidings.observe(page, { attributeFilter: ["style"] });
    return () => hidings.disconnect();
  }, [isActive]);
  return panel;
}
