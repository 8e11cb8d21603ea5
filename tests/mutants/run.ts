import { cp, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildWhenStale } from "../../scripts/build/build-when-stale.ts";
import type { RuleTable } from "../../scripts/check/find-rule-faults.ts";
import { inTurn } from "../../scripts/testing/in-turn.ts";
import { seededDatabase } from "../../server/testing/seeded-database.ts";
import { copyProject } from "../e2e/app/copy-project.ts";
import { type Mutant, readMutants } from "./mutant.ts";
import { testsOfRule } from "./tests-of-rule.ts";
import { tryMutant } from "./try-mutant.ts";

/**
 * `npm run mutants` breaks each rule of `tests/mutants/topics` in one line of a copy of the project, and runs the tests
 * that `tests/spec.json` names for the rule: a mutant that survives shows a rule that nothing holds. `--only <id or
 * topic>` tries some. A run of all tests takes a sixteenth, by the commit.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");

const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
const mutants = await readMutants();
const isAsked = ({ id }: Mutant) =>
  values.only.length === 0 || values.only.some((asked) => id === asked || id.startsWith(`${asked}-`));
const chosen = inTurn(mutants.filter(isAsked));
if (chosen.length === 0) throw new Error(`There is no mutant ${values.only.join(", ")}.`);

const rules = JSON.parse(await readFile(path.join(ROOT, "tests/spec.json"), "utf8")) as RuleTable;
const [seeded] = await Promise.all([seededDatabase(undefined), buildWhenStale(ROOT)]);
process.env.SEEDED_DATABASE = seeded.place;

const waiting = [...chosen];
const left: string[] = [];
let killed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
await seeded.drop();

for (const line of left) say(line);
say(`${killed} of ${chosen.length} mutants killed`);
process.exitCode = left.length === 0 ? 0 : 1;

/** Tries one mutant after the other in a copy of its own. */
async function work(): Promise<void> {
  const copy = await copyProject();
  await cp(path.join(ROOT, "dist"), path.join(copy, "dist"), { recursive: true, preserveTimestamps: true });
  try {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const outcome = await tryMutant(copy, mutant, testsOfRule(rules, mutant.rule));
      const name = `${mutant.id} (${mutant.rule}: ${mutant.says})`;
      if (outcome.state === "killed") {
        killed += 1;
        say(`killed ${name}\n  by ${outcome.by}`);
      } else if (outcome.state === "survived") left.push(`SURVIVED ${name} in ${mutant.file}`);
      else left.push(`UNCLEAR ${name}\n${outcome.reason}`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
