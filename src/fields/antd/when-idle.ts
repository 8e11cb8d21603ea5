/** Runs the work when the browser has nothing else to do; never, where it cannot tell. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
}
