import { useSyncExternalStore } from "react";
import { createScreenLock, type LockKey } from "../../session/screen-lock.ts";

const lock = createScreenLock();

interface LockState {
  /** Null: the screen is not locked. */
  readonly openedBy: LockKey | null;
  readonly put: (openedBy: LockKey) => void;
  readonly unlock: () => void;
}

/** The lock of this session's windows. */
export function useScreenLock(): LockState {
  return {
    openedBy: useSyncExternalStore(lock.subscribe, lock.openedBy),
    put: lock.put,
    unlock: lock.take,
  };
}
