import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type RuleTable, findRuleFaults } from "./find-rule-faults.ts";

/** Holds `tests/spec.json` against the tests that it names. */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const rules = JSON.parse(await readFile(new URL("../tests/spec.json", import.meta.url), "utf8")) as RuleTable;
const faults = findRuleFaults(ROOT, rules);
for (const fault of faults) console.error(`tests/spec.json ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
