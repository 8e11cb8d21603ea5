import type { KeyboardEvent } from "react";
import { STOPS } from "../grid/grid-tabbing.ts";

/** A card, or the button below the last of a lane that brings more. */
export const PLACE = "[data-card], .board-more";

/** Elements before and behind the cards, which take the focus over when Tab leaves them. */
export interface CardEdges {
  readonly start: HTMLElement | null;
  readonly end: HTMLElement | null;
}

/** The card that a key leads to from another one. */
type Walk = (place: HTMLElement, key: string) => HTMLElement | undefined;

/** The keys of cards: of all of them Tab visits one, through its links; the arrow keys lead to the others, Enter starts its first link, the space bar ticks it. */
export function pressOnCards(event: KeyboardEvent<HTMLElement>, { start, end }: CardEdges, walk: Walk): void {
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
  const next = walk(place, key);
  if (next) next.focus();
  else if (key === "Enter" && place.dataset["card"] !== undefined)
    place.querySelector<HTMLElement>("[data-action]")?.click();
  else if (key === " ") place.querySelector<HTMLElement>("[data-check]")?.click();
  else return;
  event.preventDefault();
}
