import { useSyncExternalStore } from "react";
import { createScreenLock } from "../../session/screen-lock.ts";

const lock = createScreenLock();

interface LockState {
  readonly isLocked: boolean;
  readonly lock: () => void;
  readonly unlock: () => void;
}

/** The lock of this session's windows. */
export function useScreenLock(): LockState {
  return { isLocked: useSyncExternalStore(lock.subscribe, lock.isOn), lock: lock.put, unlock: lock.take };
}
