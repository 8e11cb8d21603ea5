import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type OpenScreen, openScreens } from "../explain/open-screens.ts";
import type { PartsStore } from "../parts-store.ts";

const EVENTS = ["input", "change", "click", "keyup"];
/** The effects of an event are on the page after so many ms. */
const QUIET_MS = 150;

/** The screens on show; anew when one of them, or anything typed into them, has changed. */
export function useOpenScreens(store: PartsStore): readonly OpenScreen[] {
  const parts = useSyncExternalStore(store.subscribe, store.read);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(".inspector")) return;
      clearTimeout(timer);
      timer = setTimeout(() => setTurn((now) => now + 1), QUIET_MS);
    };
    for (const name of EVENTS) document.addEventListener(name, wait, true);
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) document.removeEventListener(name, wait, true);
    };
  }, []);
  // Values being typed stay inside the filters and change no part: each turn reads them again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => openScreens(parts), [parts, turn]);
}
