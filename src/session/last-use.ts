import { lastingStorage, type LastingStorage } from "./lasting-storage.ts";

/** Key of local storage for the time of the last use of any tab. */
export const LAST_USE_KEY = "lastUse";

/** The last use of the browser's session, in whichever of its tabs. */
export interface LastUse {
  /** Marks this tab as used now. */
  readonly mark: () => void;
  /** This tab is in use until the result is called: a talk is open in it. */
  readonly hold: () => () => void;
  readonly isHeld: () => boolean;
  /** Milliseconds since the last use; 0 while the tab is held, and without any mark. */
  readonly idleMs: () => number;
}

/** Each key and each press would write to the storage. */
const MARKED_EVERY_MS = 2000;

export function createLastUse(
  storage: LastingStorage = lastingStorage(() => localStorage),
  now: () => number = Date.now,
): LastUse {
  let holders = 0;
  const idleMs = () => {
    const marked = Number(storage.getItem(LAST_USE_KEY) ?? Number.NaN);
    return holders > 0 || Number.isNaN(marked) ? 0 : Math.max(0, now() - marked);
  };
  return {
    mark: () => {
      const marked = Number(storage.getItem(LAST_USE_KEY));
      if (Math.abs(now() - marked) >= MARKED_EVERY_MS) storage.setItem(LAST_USE_KEY, String(now()));
    },
    hold: () => {
      holders += 1;
      return () => {
        holders -= 1;
      };
    },
    isHeld: () => holders > 0,
    idleMs,
  };
}

/** That of this page. */
export const lastUse = createLastUse();
