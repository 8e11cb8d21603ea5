/** Wakes work that waits for news. */
export interface Bell {
  readonly ring: () => void;
  /** Until the bell rings, or has rung since the last wait, or the time is over. */
  readonly wait: (ms: number) => Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let awake = () => {};
  return {
    ring: () => {
      rung = true;
      awake();
    },
    wait: async (ms: number) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          awake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
