import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isAsked = false;

function set(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Asks the user for a code to lock the screen by. */
export function askForPin(): void {
  set(true);
}

export function closePinQuestion(): void {
  set(false);
}

/** True while the user is asked for a code. */
export function usePinQuestion(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
