let isPressed = false;
globalThis.addEventListener?.("pointerdown", () => (isPressed = true), true);
// Some menus of the system swallow the release; who types holds no button any more.
for (const end of ["pointerup", "pointercancel", "keydown"]) {
  globalThis.addEventListener?.(end, () => (isPressed = false), true);
}

/** Acts at once, or after the click of a pointer that is pressed: a button that moves before its release is not clicked. */
export function afterPress(act: () => void): void {
  if (!isPressed) return act();
  const release = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(
      end,
      () => {
        release.abort();
        setTimeout(act);
      },
      { capture: true, signal: release.signal },
    );
  }
}
