/** The text of the full-screen overlay while it shows; null while it does not. */
export interface OverlayState {
  readonly show: (text: string) => void;
  readonly hide: () => void;
  readonly get: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOverlayState(): OverlayState {
  let text: string | null = null;
  const listeners = new Set<() => void>();
  const set = (next: string | null) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    show: set,
    hide: () => set(null),
    get: () => text,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
