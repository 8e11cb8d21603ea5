/**
 * True when leaving the page would lose something: unsaved input that the browser would ask about, or text being
 * typed.
 */
export function isPageInUse(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  return !window.dispatchEvent(leaving) || isTyping(document.activeElement);
}

function isTyping(focused: Element | null): boolean {
  if (focused instanceof HTMLTextAreaElement) return focused.value !== "";
  if (focused instanceof HTMLInputElement) return !isTick(focused) && focused.value !== "";
  return focused instanceof HTMLElement && focused.isContentEditable && focused.textContent !== "";
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}
