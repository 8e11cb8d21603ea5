import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Members whose turns the test ends; `begun` names the turns in the order in which they began. */
function members(pieces: Readonly<Record<string, number>>, atOnce: number) {
  const left = new Map(Object.entries(pieces));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const turns = createTurns<string>({
    atOnce,
    take: async (name) => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      const rest = (left.get(name) ?? 0) - 1;
      left.set(name, rest);
      return rest > 0;
    },
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { turns, begun, end };
}

test("whoever has more to do waits behind the others", async () => {
  const { turns, begun, end } = members({ storm: 3, a: 1, b: 1 }, 1);
  for (const name of ["storm", "a", "b"]) turns.add(name);
  for (const name of ["storm", "a", "b", "storm", "storm"]) await end(name);
  expect(begun).toEqual(["storm", "a", "b", "storm", "storm"]);
});

test("so many turns are taken at once, and none of a member twice", async () => {
  const { turns, begun, end } = members({ storm: 2, a: 1, b: 1 }, 2);
  for (const name of ["storm", "storm", "a", "b"]) turns.add(name);
  expect(begun).toEqual(["storm", "a"]);
  turns.add("storm");
  await end("a");
  expect(begun, "not the one that is at work").toEqual(["storm", "a", "b"]);
  await end("b");
  expect(begun).toHaveLength(3);
  await end("storm");
  expect(begun).toEqual(["storm", "a", "b", "storm"]);
});

test("after a stop nothing begins, and what has begun ends", async () => {
  const { turns, begun, end } = members({ a: 2, b: 1 }, 1);
  for (const name of ["a", "b"]) turns.add(name);
  let isOver = false;
  const stopping = turns.stop().then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  await end("a");
  await stopping;
  expect(begun).toEqual(["a"]);
});
