import { expect, test } from "vitest";
import { findSubjectFaults } from "./find-subject-faults.ts";

const faults = (subject: string) => findSubjectFaults([{ hash: "75a2be3b", subject }]);

test("a subject names its area and what was done", () => {
  expect(faults("tests: name what holds a rule")).toEqual([]);
  expect(faults("server/contexts, demo: keep the ticks of a month")).toEqual([]);
  expect(faults("Keep the ticks of a month")).toEqual([
    '75a2be3b: the subject does not begin with "<area>: ": Keep the ticks of a month',
  ]);
});

test("a subject has at most 72 letters, a Chinese one counts as one", () => {
  expect(faults(`docs: ${"税".repeat(66)}`)).toEqual([]);
  expect(faults(`docs: ${"税".repeat(67)}`)).toEqual([
    `75a2be3b: the subject has 73 letters, 72 are allowed: docs: ${"税".repeat(67)}`,
  ]);
});
