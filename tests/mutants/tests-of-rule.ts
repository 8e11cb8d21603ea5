import type { RuleTable } from "../../scripts/check/find-rule-faults.ts";

/** The files of the tests that `tests/spec.json` names for a rule. */
export interface TestsOfRule {
  /** Those of vitest. */
  readonly quick: readonly string[];
  readonly journeys: readonly string[];
}

/** Throws when the table has no such rule, or no test for it. */
export function testsOfRule(rules: RuleTable, id: string): TestsOfRule {
  const named = rules[id]?.tests ?? [];
  if (named.length === 0) throw new Error(`tests/spec.json has no test of ${id}`);
  const files = [...new Set(named.map((name) => name.slice(0, name.indexOf(": "))))];
  return {
    quick: files.filter((file) => !file.endsWith(".spec.ts")),
    journeys: files.filter((file) => file.endsWith(".spec.ts")),
  };
}
