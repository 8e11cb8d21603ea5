import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { contracts } from "../../src/contracts.ts";
import { planScreen } from "../../src/schema/plan/plan-screen.ts";
import { asObject } from "../../src/schema/project/as-object.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { findOptionFaults, type OptionExceptions } from "./find-option-faults.ts";
import { usedOptions } from "./used-options.ts";
import { WordUse } from "./used-words.ts";

/** Finds options of field kinds, verbs and lists that no file of `schemas/` uses. */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const exceptions = JSON.parse(await readFile(`${ROOT}tests/unused-options.json`, "utf8")) as OptionExceptions;
const project = await readProject(ROOT);
const files = [...project.files.values()];

const written = [...project.screens].filter(([, { value }]) => value.planned !== true);
const plans = written.map(([id]) => planScreen(project, id, contracts));

const grammars = files.filter((file) => file.path.startsWith("schemas/meta/"));
const words = new WordUse(new Map(grammars.map((file) => [path.basename(file.path), asObject(file.value)])));
for (const file of files.filter(({ path: place }) => /^schemas\/(screens|blocks)\//.test(place))) {
  // As it is written: a project holds what its short forms stand for.
  const value: unknown = JSON.parse(file.text);
  words.take(path.basename(String(asObject(value).$schema)), value);
}

const faults = findOptionFaults(
  { contracts, used: usedOptions(plans), unusedWords: words.unusedBelow("list.schema.json") },
  exceptions,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
