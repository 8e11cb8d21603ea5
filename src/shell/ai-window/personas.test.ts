import { expect, test } from "vitest";
import { PERSONAS, pickPersona } from "./personas.ts";

test("there are ten, and each comes up", () => {
  const picked = Array.from({ length: 10 }, (_none, place) => pickPersona(() => (place + 0.5) / 10));
  expect(new Set(PERSONAS).size).toBe(10);
  expect(picked).toEqual([...PERSONAS]);
  expect(PERSONAS).toContain(pickPersona(() => 1));
});
