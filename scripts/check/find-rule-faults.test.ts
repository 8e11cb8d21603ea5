import { expect, test } from "vitest";
import { findRuleFaults } from "./find-rule-faults.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const HERE = "scripts/check/find-rule-faults.test.ts";

test("a rule whose tests stand in their files is sound", () => {
  const tests = [`${HERE}: a rule whose tests stand in their files is sound`];
  expect(findRuleFaults(ROOT, { "S0-0-01": { rule: "A rule.", tests } })).toEqual([]);
  expect(findRuleFaults(ROOT, { "S0-0-01": { rule: "A rule.", left: "Nothing to do." } })).toEqual([]);
});

test("missing words, tests, files and titles are told with the rule's id", () => {
  const missing = ["a title", "that nobody wrote"].join(" ");
  expect(
    findRuleFaults(ROOT, {
      "S0-0-01": { tests: [`${HERE}: missing words, tests, files and titles are told with the rule's id`] },
      "S0-0-02": { rule: "A rule." },
      "S0-0-03": { rule: "A rule.", tests: ["scripts/none.test.ts: gone", `${HERE}: ${missing}`, HERE] },
    }),
  ).toEqual([
    "S0-0-01: the rule is not told",
    "S0-0-02: no test is named, and no reason why it is left out",
    "S0-0-03: no such test: scripts/none.test.ts: gone",
    `S0-0-03: no such test: ${HERE}: ${missing}`,
    `S0-0-03: no such test: ${HERE}`,
  ]);
});
