import { expect, test } from "vitest";
import { findScreenRuleFaults, isThroughScreen, type ScreenRules } from "./find-screen-rule-faults.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const FUNCTION = "scripts/check/find-screen-rule-faults.test.ts: a rule of a function";
const JOURNEY = "tests/e2e/shell/tabs.spec.ts: a tab";
const DRAWN = "src/testing/screens/choose-all.test.tsx: 全部";

const rules = {
  "S0-1-01": { rule: "A rule of a function.", tests: [FUNCTION] },
  "S0-1-02": { rule: "A rule of a journey.", tests: [FUNCTION, JOURNEY] },
  "S0-1-03": { rule: "A rule of a drawn test.", tests: [DRAWN] },
  "S0-1-04": { rule: "A rule that is left out.", left: "Nothing to see." },
};

function faults(written: Partial<ScreenRules>): string[] {
  return findScreenRuleFaults(ROOT, rules, { topics: {}, most: 0, exceptions: {}, ...written });
}

test("a rule is seen on the screen by a journey, or by a test that draws the screen's own file", () => {
  expect(faults({ topics: { format: ["S0-1-02", "S0-1-03", "S0-1-04"] } })).toEqual([]);
  expect(isThroughScreen(ROOT, "src/shell/notices/bell.test.tsx"), "the frame has no file").toBe(true);
  expect(isThroughScreen(ROOT, "src/fields/formats.test.ts")).toBe(false);
  expect(isThroughScreen(ROOT, "src/gone.test.ts")).toBe(false);
});

test("a rule that a function alone keeps is told with its words and the way out", () => {
  const [fault, ...others] = faults({ topics: { format: ["S0-1-01"] } });
  expect(others).toEqual([]);
  expect(fault).toMatch(
    /^S0-1-01 \(format\): only seen in a function, .*: A rule of a function\.\n {4}help: name a journey .*draw-screen\.tsx, .*for the frame$/,
  );
});

test("an exception needs a reason and a rule that needs it, and goes when a test sees the rule", () => {
  const topics = { format: ["S0-1-01", "S0-1-02"] };
  expect(faults({ topics, most: 1, exceptions: { "S0-1-01": "the server alone knows it" } })).toEqual([]);
  expect(
    faults({ topics, most: 3, exceptions: { "S0-1-01": " ", "S0-1-02": "once", "S9-9-99": "gone" } }),
  ).toEqual([
    "S0-1-01: the exception gives no reason",
    'S0-1-02: the exception is over, a test sees it on the screen; take it out and lower "most"',
    "S9-9-99: an exception for a rule that needs none; take it out",
  ]);
});

test("exceptions become fewer and never more", () => {
  const written = { topics: { format: ["S0-1-01"] }, exceptions: { "S0-1-01": "the server alone knows it" } };
  expect(faults({ ...written, most: 0 })[0]).toMatch(/^1 exceptions where 0 are allowed/);
  expect(faults({ ...written, most: 2 })).toEqual(['"most" is 2 while 1 exceptions are left; lower it']);
});

test("a topic names rules that there are", () => {
  expect(faults({ topics: { format: ["S0-1-09"] } })).toEqual([
    "S0-1-09 (format): no such rule in tests/spec.json",
  ]);
});
