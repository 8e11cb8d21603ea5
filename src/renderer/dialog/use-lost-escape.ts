import { useEffect, useRef } from "react";

/** The open dialogs, the one in front last. */
const openDialogs: object[] = [];

/**
 * Closes the dialog in front when Esc is pressed while nothing has the focus: a control that vanished or went grey
 * leaves it on the page's body, where no dialog hears a key.
 */
export function useLostEscape(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    openDialogs.push(latestClose);
    const hear = (event: KeyboardEvent) => {
      const isLost = event.key === "Escape" && event.target === document.body && !event.isComposing;
      if (isLost && openDialogs.at(-1) === latestClose && !isQuestionInFront()) latestClose.current();
    };
    document.addEventListener("keydown", hear);
    return () => {
      document.removeEventListener("keydown", hear);
      openDialogs.splice(openDialogs.indexOf(latestClose), 1);
    };
  }, [isOpen]);
}

function isQuestionInFront(): boolean {
  return document.querySelector(".ant-modal-confirm") !== null;
}
