import { useCallback, useSyncExternalStore } from "react";

const SECOND_MS = 1000;

/** Whole seconds until the moment (milliseconds since 1970), counted down; 0 after it. */
export function useCountdown(until: number | null): number {
  const follow = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        if (secondsTo(until) === 0) clearInterval(timer);
        listener();
      }, SECOND_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(follow, () => secondsTo(until));
}

function secondsTo(moment: number | null): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));
}
