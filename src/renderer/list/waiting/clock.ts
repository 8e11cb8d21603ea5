/** Rings once when it is due. */
export interface Clock {
  /** Lets so many ms pass; a time that is set already stays, as something else may have happened to the rows meanwhile. */
  readonly set: (ms: number) => void;
  /** Does not ring before it is set again; the time stays. */
  readonly rest: () => void;
  readonly clear: () => void;
}

export function createClock(ring: () => void): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: number | null = null;
  return {
    set: (ms) => {
      clearTimeout(timer);
      due ??= Date.now() + ms;
      timer = setTimeout(ring, Math.max(0, due - Date.now()));
    },
    rest: () => clearTimeout(timer),
    clear: () => {
      clearTimeout(timer);
      due = null;
    },
  };
}
