import { expect, test } from "vitest";
import { journeysInTurn } from "./journeys-in-turn.ts";

test("two turns that follow each other take every journey, and neither takes all", async () => {
  const all = await journeysInTurn(".", undefined, []);
  const [even, odd] = await Promise.all(["4", "5"].map((turn) => journeysInTurn(".", turn, [])));
  expect(all.length).toBeGreaterThan(80);
  expect([...even!, ...odd!].toSorted()).toEqual(all);
  expect(Math.abs(even!.length - odd!.length)).toBeLessThan(2);
});

test("what has changed is always in turn", async () => {
  const [left] = await journeysInTurn(".", "1", []);
  expect(await journeysInTurn(".", "0", [])).not.toContain(left);
  expect(await journeysInTurn(".", "0", [left!])).toContain(left);
});
