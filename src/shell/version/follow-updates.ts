import type { Updates } from "./updates.ts";

const TICK = 5000;

/**
 * Checks the version while the page is in sight, when it comes back into sight, and when a part of it cannot be
 * fetched.
 */
export function followUpdates({ check, checkNow }: Updates): void {
  const look = () => {
    if (document.visibilityState === "visible") void check();
  };
  if (document.readyState === "complete") look();
  else window.addEventListener("load", look, { once: true });
  setInterval(look, TICK);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("vite:preloadError", () => void checkNow());
}
