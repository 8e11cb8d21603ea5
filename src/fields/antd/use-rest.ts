import { useEffect, useRef } from "react";

/** A pointer that stays this long on a control, in ms, is about to press it. */
const REST_MS = 60;

/** Calls `onRest` when a pointer rests on a control: `begin` as it comes, `end` as it goes or presses. */
export function useRest(onRest: () => void): { readonly begin: () => void; readonly end: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin: () => {
      timer.current = setTimeout(onRest, REST_MS);
    },
    end: () => clearTimeout(timer.current),
  };
}
