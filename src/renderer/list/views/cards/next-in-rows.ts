import { PLACE } from "../card-keys.ts";

/** To the left and right along the cards; up and down to the one of the next line that stands nearest. */
export function nextInRows(place: HTMLElement, key: string): HTMLElement | undefined {
  const places = [...(place.parentElement?.querySelectorAll<HTMLElement>(PLACE) ?? [])];
  const at = places.indexOf(place);
  if (key === "ArrowRight") return places[at + 1];
  if (key === "ArrowLeft") return places[at - 1];
  if (key === "Home") return places[0];
  if (key === "End") return places.at(-1);
  if (key === "ArrowDown") return nearestBelow(place, places.slice(at + 1));
  return key === "ArrowUp" ? nearestAbove(place, places.slice(0, at)) : undefined;
}

function nearestBelow(place: HTMLElement, later: readonly HTMLElement[]): HTMLElement | undefined {
  const line = later.find(({ offsetTop }) => offsetTop > place.offsetTop)?.offsetTop;
  return nearestOf(
    place,
    later.filter(({ offsetTop }) => offsetTop === line),
  );
}

function nearestAbove(place: HTMLElement, earlier: readonly HTMLElement[]): HTMLElement | undefined {
  const line = earlier.findLast(({ offsetTop }) => offsetTop < place.offsetTop)?.offsetTop;
  return nearestOf(
    place,
    earlier.filter(({ offsetTop }) => offsetTop === line),
  );
}

function nearestOf(place: HTMLElement, line: readonly HTMLElement[]): HTMLElement | undefined {
  return line.findLast(({ offsetLeft }) => offsetLeft <= place.offsetLeft);
}
