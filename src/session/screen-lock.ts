import { lastingStorage, type LastingStorage } from "./lasting-storage.ts";

/** Key of local storage that says that the session's windows are locked. */
export const LOCK_KEY = "locked";

/** What opens the lock: the user's password, or the code that was made for it. */
export type LockKey = "password" | "pin";

/** The lock of a session's windows: it holds for all of them, and over reloads, until it is taken off or the session ends. */
export interface ScreenLock {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null: it is not on. */
  readonly openedBy: () => LockKey | null;
  readonly put: (openedBy: LockKey) => void;
  readonly take: () => void;
}

export function createScreenLock(
  storage: LastingStorage = lastingStorage(() => localStorage),
  windows: Pick<Window, "addEventListener" | "removeEventListener"> = window,
): ScreenLock {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === LOCK_KEY || key === null) tell();
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) windows.addEventListener("storage", hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) windows.removeEventListener("storage", hear);
      };
    },
    openedBy: () => {
      const kept = storage.getItem(LOCK_KEY);
      return kept === null ? null : kept === "pin" ? "pin" : "password";
    },
    put: (openedBy) => {
      storage.setItem(LOCK_KEY, openedBy);
      tell();
    },
    take: () => {
      storage.removeItem(LOCK_KEY);
      tell();
    },
  };
}
