import { useEffect, useRef } from "react";

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [role="combobox"]';

/** The open dialogs, the one in front last. */
const openDialogs: object[] = [];

/**
 * Closes the dialog in front when Esc is pressed while the focus is outside it, where no dialog receives a key: a
 * control that vanished or was disabled leaves the focus on the page's body, a menu that closes late returns it to its
 * button.
 */
export function useLostEscape(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    openDialogs.push(latestClose);
    const handleKey = (event: KeyboardEvent) => {
      const isLost = event.key === "Escape" && isBehindDialogs(event.target) && !event.isComposing;
      if (isLost && openDialogs.at(-1) === latestClose && !isQuestionInFront()) latestClose.current();
    };
    document.addEventListener("keydown", handleKey);
    return () => {
      document.removeEventListener("keydown", handleKey);
      openDialogs.splice(openDialogs.indexOf(latestClose), 1);
    };
  }, [isOpen]);
}

/** Popups of a dialog are appended to the document after it, what is behind it stands before. */
function isBehindDialogs(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return target === document.body;
  // In a field behind a dialog that leaves its surroundings in use Esc is for the field, or for what it has opened.
  if (target.closest(FIELDS) !== null) return false;
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (!front || target.closest('[role="dialog"]') !== null) return false;
  return (front.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

function isQuestionInFront(): boolean {
  return document.querySelector(".ant-modal-confirm") !== null;
}
