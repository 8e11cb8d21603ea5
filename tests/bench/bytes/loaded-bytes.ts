import type { Page } from "@playwright/test";

/** JavaScript and CSS that this document has loaded until a moment of its own clock, as they come over the wire. */
export function loadedBytes(page: Page, until = Number.MAX_VALUE): Promise<number> {
  return page.evaluate((end) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files
      .filter(({ name, responseEnd }) => /\.(?:js|css)$/.test(name) && responseEnd <= end)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, until);
}
