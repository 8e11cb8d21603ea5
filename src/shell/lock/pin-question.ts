import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isAsked = false;

function set(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that sets a code for the lock. */
export function askForPin(): void {
  set(true);
}

export function closePinQuestion(): void {
  set(false);
}

/** True while that dialog is open. */
export function usePinQuestion(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
