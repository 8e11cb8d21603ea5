/** Focuses what had the focus before. A button that its line shows only while that has the focus is reached through the line. */
export function giveFocusBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  opener.focus();
  if (document.activeElement === opener) return;
  opener.parentElement?.closest<HTMLElement>("[tabindex]")?.focus();
  opener.focus();
}
