/** Counts the writes that have not been answered. */
export interface PendingWrites {
  /** Returns what is called when the write has ended. */
  readonly begin: () => () => void;
  readonly any: () => boolean;
}

export function createPendingWrites(): PendingWrites {
  const pending = new Set<symbol>();
  return {
    begin: () => {
      const write = Symbol("write");
      pending.add(write);
      return () => void pending.delete(write);
    },
    any: () => pending.size > 0,
  };
}
