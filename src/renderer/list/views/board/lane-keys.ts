import { PLACE } from "../card-keys.ts";

/** Up and down in the same lane; to the left and right as far down in the next lane that has any card. */
export function nextInLanes(place: HTMLElement, key: string): HTMLElement | undefined {
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
