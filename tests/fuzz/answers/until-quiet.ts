import type { Transport } from "./fake-transport.ts";

const LONGEST_MS = 5000;
/** Turns of the event loop in which nothing may happen: React, effects and timers of 0 ms take a few. */
const TURNS = 4;

/** Waits until every question is answered, every part is loaded and the page has stopped changing. */
export async function untilQuiet(transport: Transport): Promise<void> {
  let isChanged = true;
  const observer = new MutationObserver(() => (isChanged = true));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  const end = performance.now() + LONGEST_MS;
  for (let quiet = 0; quiet < TURNS && performance.now() < end; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    const isLoading = document.querySelector("[aria-label=加载中]") !== null;
    if (isChanged || isLoading || transport.open > 0) quiet = 0;
    isChanged = false;
  }
  observer.disconnect();
}
