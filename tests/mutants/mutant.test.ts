import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { RuleTable } from "../../scripts/check/find-rule-faults.ts";
import { applyMutant, readMutants } from "./mutant.ts";
import { testsOfRule } from "./tests-of-rule.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const mutant = { id: "vat-1", rule: "S1-0-1", file: "src/vat.ts", find: "> 0", replace: ">= 0", says: "…" };

test("a mutant changes its place and nothing else", () => {
  expect(applyMutant(mutant, "if (tax > 0) pay();")).toBe("if (tax >= 0) pay();");
});

test("a place that is not there, or there twice, or that takes several lines, is refused", () => {
  expect(() => applyMutant(mutant, "if (tax) pay();")).toThrow("vat-1: src/vat.ts has its place 0 times");
  expect(() => applyMutant(mutant, "a > 0 && b > 0")).toThrow("2 times");
  expect(() => applyMutant({ ...mutant, replace: "> 0\n" }, "a > 0")).toThrow("more than one line");
});

test("each mutant has its place, and a rule with tests", async () => {
  const rules = JSON.parse(await readFile(path.join(ROOT, "tests/spec.json"), "utf8")) as RuleTable;
  const mutants = await readMutants();
  for (const one of mutants) {
    applyMutant(one, await readFile(path.join(ROOT, one.file), "utf8"));
    testsOfRule(rules, one.rule);
  }
});
