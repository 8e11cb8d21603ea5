import type { Place } from "./place.ts";

/** A screen or block with the lists that it takes from blocks in their places. */
export interface WholeEntry {
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
}
