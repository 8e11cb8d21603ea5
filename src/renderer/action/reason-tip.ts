import "./reason-tip.css";

const GAP = 6;

let isListening = false;

interface Tip {
  /** The tip stands by it. */
  readonly place: Element;
  readonly text: string;
}

let shownTip: Tip | null = null;

/**
 * Shows why something cannot be started (`data-reason`), and what stands behind the mark of a cell (`data-hint`), as
 * long as the pointer or the focus is there; on a row that is reached by a key, all of its marks. Esc takes it away.
 * One listener for the whole page: a list has a reason in every row. Screen readers get the same words by a description.
 */
export function listenForReasons(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("pointerover", ({ target }) =>
    showTip(target instanceof Element ? tipAt(target) : null),
  );
  document.addEventListener("focusin", ({ target }) =>
    showTip(target instanceof Element ? (reasonOf(target) ?? hintsReached(target)) : null),
  );
  document.addEventListener("focusout", () => showTip(null));
  // An element that takes the focus may be scrolled into sight right afterwards.
  document.addEventListener("scroll", () => showTip(shownTip), true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") showTip(null);
  });
}

function tipAt(target: Element): Tip | null {
  return reasonOf(target) ?? hintsIn(target.closest("td"));
}

function reasonOf(target: Element): Tip | null {
  const place = target.closest("[data-reason]");
  const text = place?.getAttribute("data-reason");
  return place && text ? { place, text } : null;
}

/** The hint of an element that the keyboard has focused; a click focuses a row too, but shows no hint. */
function hintsReached(target: Element): Tip | null {
  if (!target.matches(":focus-visible")) return null;
  return hintsIn(target.matches("tr") ? target : target.closest("td"));
}

function hintsIn(part: Element | null): Tip | null {
  const marks = [...(part?.querySelectorAll("[data-hint]") ?? [])];
  const [place] = marks;
  return place ? { place, text: marks.map((mark) => mark.getAttribute("data-hint")).join("\n") } : null;
}

function showTip(next: Tip | null): void {
  shownTip = next?.place.isConnected === true ? next : null;
  const known = document.querySelector<HTMLElement>(".reason-tip");
  if (!shownTip) {
    known?.remove();
    return;
  }
  const tip = known ?? document.body.appendChild(document.createElement("div"));
  tip.className = "reason-tip";
  tip.ariaHidden = "true";
  tip.textContent = shownTip.text;
  standBy(tip, shownTip.place.getBoundingClientRect());
}

/** Above the place, below it where there is no room, never over the edge of the window. */
function standBy(tip: HTMLElement, at: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left, window.innerWidth - width - GAP);
  const above = at.top - height - GAP;
  tip.style.left = `${Math.max(GAP, left)}px`;
  tip.style.top = `${above < GAP ? at.bottom + GAP : above}px`;
}
