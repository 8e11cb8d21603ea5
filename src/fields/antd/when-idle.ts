/** Runs the work when the browser has nothing else to do; never, where the browser has no such callback. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
}
