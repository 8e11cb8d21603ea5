import { expect, test } from "vitest";
import { answeredBefore, waysOf } from "./step-ways.ts";

const step = (id: string, next: readonly string[], more: object = {}) => ({
  id,
  submit: {},
  next: next.map((to) => ({ to })),
  ...more,
});
const before = (...steps: readonly object[]) =>
  Object.fromEntries([...answeredBefore(steps as never)].map(([id, ids]) => [id, [...ids]]));

test("a step lies surely behind another when every way leads through it", () => {
  expect(before(step("a", ["b", "c"]), step("b", ["c"]), step("c", ["d"]), step("d", []))).toEqual({
    a: [],
    b: ["a"],
    c: ["a"],
    d: ["a", "c"],
  });
});

test("a detour that sends a step again leads where that one does, and is not answered itself", () => {
  const steps = [step("a", ["detour", "c"]), step("detour", [], { submit: { send: "a" } }), step("c", [])];
  expect(waysOf(steps)).toContainEqual({ from: "detour", to: "c", sent: "a" });
  expect(before(...steps)).toEqual({ a: [], detour: ["a"], c: ["a"] });
});

test("a step that nothing leads to is missing", () => {
  expect(before(step("a", []), step("b", ["a"]))).toEqual({ a: [] });
});
