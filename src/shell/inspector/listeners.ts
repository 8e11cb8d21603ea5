/** Gathers many changes into one notification: the listeners are called at the end of the turn. */
export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void;
  readonly changed: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        for (const listener of listeners) listener();
      });
    },
  };
}
