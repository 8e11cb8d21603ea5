import "./reason-tip.css";

const GAP = 6;

let isListening = false;

/** The button that the tip speaks of now. */
let shownFor: Element | null = null;

/**
 * Shows why something cannot be started (`data-reason`) as long as the pointer or the focus is on it; Esc takes it away.
 * One listener for the whole page: a list has a reason in every row. Screen readers get the same words by a description.
 */
export function listenForReasons(): void {
  if (isListening) return;
  isListening = true;
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, ({ target }) => follow(target));
  document.addEventListener("focusout", () => follow(null));
  // An element that takes the focus may be scrolled into sight right afterwards.
  document.addEventListener("scroll", () => follow(shownFor), true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") follow(null);
  });
}

function follow(target: EventTarget | null): void {
  const place = target instanceof Element ? target.closest("[data-reason]") : null;
  shownFor = place?.isConnected === true ? place : null;
  const known = document.querySelector<HTMLElement>(".reason-tip");
  const text = place?.getAttribute("data-reason");
  if (!shownFor || !text) {
    known?.remove();
    return;
  }
  const tip = known ?? document.body.appendChild(document.createElement("div"));
  tip.className = "reason-tip";
  tip.ariaHidden = "true";
  tip.textContent = text;
  standBy(tip, shownFor.getBoundingClientRect());
}

/** Above the place, below it where there is no room, never over the edge of the window. */
function standBy(tip: HTMLElement, at: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left, window.innerWidth - width - GAP);
  const above = at.top - height - GAP;
  tip.style.left = `${Math.max(GAP, left)}px`;
  tip.style.top = `${above < GAP ? at.bottom + GAP : above}px`;
}
