const NEXT_LOOK_MS = 60_000;

/** Looks now, each minute while the page is in front, and when it comes to the front; the result stops that. */
export function refreshInFront(refresh: () => void): () => void {
  const lookInFront = () => {
    if (!document.hidden) refresh();
  };
  lookInFront();
  const timer = setInterval(lookInFront, NEXT_LOOK_MS);
  window.addEventListener("focus", lookInFront);
  document.addEventListener("visibilitychange", lookInFront);
  return () => {
    clearInterval(timer);
    window.removeEventListener("focus", lookInFront);
    document.removeEventListener("visibilitychange", lookInFront);
  };
}
