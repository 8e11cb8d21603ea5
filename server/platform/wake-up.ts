/** Wakes a loop that waits for work. */
export interface WakeUp {
  readonly wake: () => void;
  /** Resolves at the next `wake`, at once when there was one since the last wait, or when the time is over. */
  readonly wait: (ms: number) => Promise<void>;
}

export function createWakeUp(): WakeUp {
  let isAwake = false;
  let finish = () => {};
  return {
    wake: () => {
      isAwake = true;
      finish();
    },
    wait: async (ms: number) => {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          finish = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isAwake = false;
    },
  };
}
