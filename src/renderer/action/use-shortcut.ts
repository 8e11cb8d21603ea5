import { type RefObject, useEffect } from "react";

/**
 * Starts a button by its keys, unless a dialog lies over it. A disabled button takes the focus, which shows its
 * reason.
 */
export function useShortcut(shortcut: string | undefined, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (shortcut === undefined) return;
    const press = (event: KeyboardEvent) => {
      const target = button.current;
      if (event.defaultPrevented || event.repeat || !target) return;
      if (!isPressed(shortcut, event) || isBehindDialog(target)) return;
      event.preventDefault();
      target.focus();
      target.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [shortcut, button]);
}

/** Attributes of a button that give its keys to the help sheet and to its tooltip. */
export function shortcutHints(shortcut: string) {
  return {
    "aria-keyshortcuts": shortcut.replace("Ctrl", "Control"),
    title: shortcut.replaceAll("+", " + "),
  };
}

/** By the place of the key: with Alt, a Mac types another letter. Its Cmd counts as Ctrl. */
function isPressed(shortcut: string, { code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const keys = shortcut.split("+");
  const key = keys.at(-1) ?? "";
  return (
    (code === `Key${key}` || code === `Digit${key}`) &&
    (ctrlKey || metaKey) === keys.includes("Ctrl") &&
    altKey === keys.includes("Alt") &&
    shiftKey === keys.includes("Shift")
  );
}

function isBehindDialog(button: Element): boolean {
  return [...document.querySelectorAll("[role=dialog]")].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.contains(button),
  );
}
