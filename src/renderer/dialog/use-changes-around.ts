import { useEffect, useRef } from "react";

/** Reloads the visible content when the rows next to it have been changed; `count` grows with each change. */
export function useChangesAround(count: number, askAgain: () => void): void {
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    askAgain();
  }, [count, askAgain]);
}
