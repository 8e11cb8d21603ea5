interface Entering {
  readonly target: EventTarget;
}

let pressed: EventTarget | null = null;
let leftWithWindow: EventTarget | null = null;

/** True when the whole window was left: a user who comes back goes on typing where the caret was. */
export function isWindowLeft(target: EventTarget): boolean {
  return document.activeElement === target && !document.hasFocus();
}

/**
 * Handlers of an input, or of what is around it: its whole text is selected when it is entered, by a key or by a click,
 * so that what is typed takes its place. A second click sets the caret, a dragged selection stays.
 */
export const selectOnEntering = {
  onFocus: ({ target }: Entering): void => {
    if (target !== leftWithWindow && target instanceof HTMLInputElement) target.select();
    leftWithWindow = null;
  },
  onBlur: ({ target }: Entering): void => {
    leftWithWindow = isWindowLeft(target) ? target : null;
  },
  onMouseDown: ({ target }: Entering): void => {
    pressed = target === document.activeElement ? null : target;
  },
  // The browser puts the caret where the mouse is, after the focus.
  onClick: ({ target }: Entering): void => {
    const isEntered = target === pressed && target instanceof HTMLInputElement;
    if (isEntered && target.selectionStart === target.selectionEnd) target.select();
    pressed = null;
  },
};
