export type LastingStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A browser storage that goes on in memory where the browser blocks it or has no room left.
 * Values in memory last until the page closes.
 */
export function lastingStorage(open: () => Storage): LastingStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      const stored = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (stored === true) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

/** undefined when the browser refuses; private windows and strict privacy settings do, legitimately. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
