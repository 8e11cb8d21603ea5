import type { KeyboardEvent } from "react";
import { STOPS } from "../../grid/grid-tabbing.ts";

/** A card, or the button below the last of a lane that brings more. */
const PLACE = "[data-card], .board-more";

/** Elements before and behind the cards, which take the focus over when Tab leaves them. */
export interface BoardEdges {
  readonly start: HTMLElement | null;
  readonly end: HTMLElement | null;
}

/** The keys of a board: of all cards Tab visits one, through its links; the arrow keys lead to the others, Enter starts its first link. */
export function pressOnCards(event: KeyboardEvent<HTMLElement>, { start, end }: BoardEdges): void {
  const { target, key, shiftKey: isBack } = event;
  const place = target instanceof HTMLElement ? target.closest<HTMLElement>(PLACE) : null;
  if (!place) return;
  if (key === "Tab") {
    const last = [...place.querySelectorAll<HTMLElement>(STOPS)].at(-1) ?? place;
    if (isBack && target === place) start?.focus({ preventScroll: true });
    if (!isBack && target === last) end?.focus({ preventScroll: true });
    return;
  }
  // Other keys inside a card belong to its links.
  if (target !== place) return;
  const next = nextPlace(place, key);
  if (next) next.focus();
  else if (key === "Enter" && place.dataset["card"] !== undefined)
    place.querySelector<HTMLElement>("[data-action]")?.click();
  else return;
  event.preventDefault();
}

/** Up and down in the same lane; to the left and right as far down in the next lane that has any card. */
function nextPlace(place: HTMLElement, key: string): HTMLElement | undefined {
  const lane = place.closest<HTMLElement>(".board-lane");
  const places = placesOf(lane);
  const at = places.indexOf(place);
  if (key === "ArrowDown") return places[at + 1];
  if (key === "ArrowUp") return places[at - 1];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const side = key === "ArrowLeft" ? "previousElementSibling" : "nextElementSibling";
  let next = lane?.[side] ?? null;
  while (next && placesOf(next).length === 0) next = next[side];
  const beside = placesOf(next);
  return beside[at] ?? beside.at(-1);
}

function placesOf(lane: Element | null): HTMLElement[] {
  return [...(lane?.querySelectorAll<HTMLElement>(PLACE) ?? [])];
}
