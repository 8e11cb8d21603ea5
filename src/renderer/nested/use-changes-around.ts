import { useEffect, useRef } from "react";

/** Reloads what is on show when something around it has been changed; `count` grows with each change. What is hidden reloads once it is shown. */
export function useChangesAround(count: number, askAgain: () => void): void {
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    askAgain();
  }, [count, askAgain]);
}
