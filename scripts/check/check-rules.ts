import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findReliabilityFaults } from "./find-reliability-faults.ts";
import { type RuleTable, findRuleFaults } from "./find-rule-faults.ts";
import { type ScreenRules, findScreenRuleFaults } from "./find-screen-rule-faults.ts";

/** Holds `tests/spec.json`, `tests/screen-rules.json` and `docs/reliability.md` against the tests that they name. */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = async (file: string) => await readFile(`${ROOT}${file}`, "utf8");

const rules = JSON.parse(await read("tests/spec.json")) as RuleTable;
const screenRules = JSON.parse(await read("tests/screen-rules.json")) as ScreenRules;
const { scripts } = JSON.parse(await read("package.json")) as { readonly scripts: object };
const facts = { root: ROOT, scripts: new Set(Object.keys(scripts)) };

const faults = [
  ...findRuleFaults(ROOT, rules).map((fault) => `tests/spec.json ${fault}`),
  ...findScreenRuleFaults(ROOT, rules, screenRules).map((fault) => `tests/screen-rules.json ${fault}`),
  ...findReliabilityFaults(await read("docs/reliability.md"), facts).map(
    (fault) => `docs/reliability.md ${fault}`,
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
