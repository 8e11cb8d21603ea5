/** The state of a chance: the code table `opportunityStatus`. */
export const CHANCE = { unconfirmed: 1, following: 2, won: 3, invalid: 4, lost: 5 } as const;

/** Chances that are still worked on. */
export const OPEN_CHANCES: readonly number[] = [CHANCE.unconfirmed, CHANCE.following];

const NEXT: Readonly<Record<number, readonly number[]>> = {
  [CHANCE.unconfirmed]: [CHANCE.following, CHANCE.invalid],
  [CHANCE.following]: [CHANCE.won, CHANCE.invalid, CHANCE.lost],
  [CHANCE.won]: [],
  [CHANCE.invalid]: [CHANCE.following],
  [CHANCE.lost]: [CHANCE.following],
};

/** The transitions of a chance; one that was won stays won. */
export function nextStatus(status: number): readonly number[] {
  return NEXT[status] ?? [];
}
