import { TURNS } from "./read-turn.ts";

/** Picks from many alike: in a run of all tests every sixteenth one, the others with another commit; else each. */
export function inTurn<Item>(items: readonly Item[]): readonly Item[] {
  const { TURN: turn } = process.env;
  return turn === undefined ? items : items.filter((_item, at) => at % TURNS === Number(turn));
}

/** True when this run of all tests has the turn of a walk that takes minutes; up to four such walks alternate. */
export function isWalkInTurn(place: 0 | 1 | 2 | 3, turn = process.env.TURN): boolean {
  return turn === undefined || Number(turn) % 4 === place;
}

/** True where that which takes minutes is run whole: when its file is named, and in one of so many runs of all tests. */
export function isWholeRun(): boolean {
  const { TURN: turn } = process.env;
  return turn === undefined || turn === "0";
}
