/** Chance that can be repeated: the same seed gives the same numbers on every machine. */
export interface Random {
  /** An integer from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]] | readonly T[]) => T;
  /** True in one of so many cases. */
  readonly oneIn: (cases: number) => boolean;
}

/** Mulberry32, seeded by an integer. */
export function createRandom(seed: number): Random {
  // Neighbouring seeds would begin with like numbers.
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(choices: readonly T[]) => choices[below(choices.length)] as T,
    oneIn: (cases) => below(cases) === 0,
  };
}
