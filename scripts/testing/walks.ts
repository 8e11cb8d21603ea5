import { isWalkInTurn } from "./in-turn.ts";

/** Slow tests of vitest that take a minute or more; a run of all tests has those of one quarter, by the commit. */
const WALKS = [
  ["tests/schemas/typos-are-mended.slow.test.ts", "scripts/operator.slow.test.ts"],
  [],
  ["tests/contract/every-account.slow.test.ts", "scripts/check/against-catalogue.slow.test.ts"],
  [
    "scripts/review.slow.test.ts",
    "scripts/make-plans.slow.test.ts",
    "scripts/vite-plugin/serve-plans.slow.test.ts",
  ],
] as const;

/** Those that a run with this turn leaves to others; none without one. */
export function walksOutOfTurn(turn: string | undefined): readonly string[] {
  return ([0, 1, 2, 3] as const).flatMap((place) => (isWalkInTurn(place, turn) ? [] : WALKS[place]));
}
