import { expect, test } from "vitest";
import { chooseTests } from "./choose-tests.ts";
import type { ProvableTest } from "./provable-test.ts";

const TESTS = Array.from({ length: 320 }, (_, at): ProvableTest => {
  const id = `tests/e2e/journey-${at}.spec.ts`;
  return { id, files: [id], reach: "product", programs: [] };
});
const HASHES = new Map(TESTS.map(({ id }) => [id, `hash of ${id}`]));
const GREEN = Object.fromEntries(HASHES);

test("what is proven is left out but for a sixteenth, which is another one after each proof", () => {
  const first = chooseTests(TESTS, HASHES, { round: 1, green: GREEN });
  const second = chooseTests(TESTS, HASHES, { round: 2, green: GREEN });
  expect(first.run).toEqual(first.sample);
  expect(first.sample.length).toBeGreaterThan(8);
  expect(first.sample.length).toBeLessThan(40);
  expect(first.leftOut.length + first.sample.length).toBe(TESTS.length);
  expect(second.sample).not.toEqual(first.sample);
  expect(chooseTests(TESTS, HASHES, { round: 1, green: GREEN })).toEqual(first);
});

test("what reaches something else than it did when it was green is run, and so is what is new", () => {
  const [changed, added] = TESTS.map(({ id }) => id);
  const { [String(added)]: _unknown, ...green } = { ...GREEN, [String(changed)]: "another hash" };
  const { run, sample } = chooseTests(TESTS, HASHES, { round: 1, green });
  const unproven = run.filter((chosen) => !sample.includes(chosen)).map(({ id }) => id);
  expect(unproven).toEqual([changed, added]);
});

test("where nothing can be proven all is run", () => {
  expect(chooseTests(TESTS, new Map(), { round: 1, green: GREEN }).run).toEqual(TESTS);
});
