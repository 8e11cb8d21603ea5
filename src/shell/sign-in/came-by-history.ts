/** True for a page that was opened by Back or Forward, and not by a link or a typed address. */
export function cameByHistory(): boolean {
  const loads = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loads.some(({ type }) => type === "back_forward");
}
