import { useEffect, useState, type RefObject } from "react";

/** True while the frame is narrower than its content, whose width is in px: it scrolls then. */
export function useIsCutOff(frame: RefObject<HTMLElement | null>, width: number): boolean {
  const [isCutOff, setIsCutOff] = useState(false);
  useEffect(() => {
    const measured = frame.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setIsCutOff(measured.clientWidth < width));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [frame, width]);
  return isCutOff;
}
