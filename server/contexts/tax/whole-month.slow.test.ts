import { expect, test } from "vitest";
import { liveMonth } from "./testing/month/live-month.ts";

/** Orders of a month that are tried: each run of all tests takes twenty, a run of this file the seeds of `SEEDS`, or twenty. */
const ALL = 200;
const AT_ONCE = 20;
const TURNS_OF_A_MONTH = 30;

function seeds(): readonly number[] {
  const { SEEDS: named, TURN: turn = "0" } = process.env;
  if (named === undefined) return range((Number(turn) * AT_ONCE) % ALL, AT_ONCE);
  const [from = 0, to = from] = named.split("-").map(Number);
  return range(from, to - from + 1);
}

const range = (from: number, count: number) => Array.from({ length: count }, (_none, at) => from + at);

test.each(seeds())(
  "what was shown is what was sent, read and declared, in the order of seed %i",
  async (seed) => {
    expect(await liveMonth(seed, TURNS_OF_A_MONTH)).toEqual([]);
  },
);
