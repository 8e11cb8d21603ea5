/** True for a page that Back or Forward brought, and not somebody who asked for it. */
export function cameByHistory(): boolean {
  const loads = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loads.some(({ type }) => type === "back_forward");
}
