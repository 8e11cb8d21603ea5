import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * `npm run fuzz` tries 10,000 mistakes in files of `schemas/` and 5,000 damaged answers that no run has tried before;
 * `npm run fuzz -- schemas --runs 500 --from 7` some of one sort, from a seed on.
 */
const RUNS: Readonly<Record<string, number>> = { schemas: 10_000, answers: 5000 };

const { values, positionals } = parseArgs({
  options: { runs: { type: "string" }, from: { type: "string" } },
  allowPositionals: true,
});
const from = values.from ?? String(Math.floor(Date.now() / 1000));
const wanted = positionals.length > 0 ? positionals : Object.keys(RUNS);

for (const name of wanted) {
  const usual = RUNS[name];
  if (usual === undefined)
    throw new Error(`There is no fuzz "${name}", only ${Object.keys(RUNS).join(", ")}.`);
  const runs = values.runs ?? String(usual);
  process.stdout.write(`${name}: ${runs} cases from seed ${from} on\n`);
  if ((await runTests(name, { FUZZ_RUNS: runs, FUZZ_FROM: from })) !== 0) process.exitCode = 1;
}

function runTests(name: string, env: Readonly<Record<string, string>>): Promise<number | null> {
  // Its output on the way shall be seen on the way.
  // The option would take a name behind it for its value.
  const args = [
    "vitest",
    "run",
    `tests/fuzz/${name}.test`,
    "--project",
    "fuzz",
    "--disable-console-intercept",
  ];
  const child = spawn("npx", args, { stdio: "inherit", env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}
