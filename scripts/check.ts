import { runCommand } from "./run-command.ts";

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/**
 * `tsx scripts/check.ts` checks everything fast, two steps at a time, slowest first; all failures are shown.
 * `tsx scripts/check.ts --schemas` checks what is declared in `schemas/` alone, and `tsx scripts/check.ts <screen>` the
 * files of one screen: both answer within seconds, with `--format=github` as annotations. With `--fix` each mends first what has only one way to be mended.
 * `tsx scripts/check.ts --explain` lists the rules, `--explain <rule>` tells what one of them holds, with a sample.
 * `tsx scripts/check.ts --against <place>` is the radar: which screens another catalogue breaks.
 */
const steps: readonly Step[] = [
  {
    name: "unit tests",
    command: ["vitest", "run", "--project", "unit", "--project", "drawn", "--project", "mocked"],
  },
  { name: "types", command: ["tsc", "-p", "."] },
  { name: "schemas", command: ["tsx", "scripts/check/check-schemas.ts"] },
  { name: "lint", command: ["oxlint", "--type-aware"] },
  { name: "rules and their tests", command: ["tsx", "scripts/check/check-rules.ts"] },
  { name: "dead code", command: ["knip"] },
  { name: "format", command: ["tsx", "scripts/format.ts", "--check"] },
];

// The test command runs the unit tests itself, to count them.
const waiting = steps.filter(
  (step) => !(process.argv.includes("--without-tests") && step.name === "unit tests"),
);
let failed = 0;

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

async function run({ name, command: [command, ...rest] }: Step): Promise<void> {
  const { code, seconds, output } = await runCommand(command, rest);
  if (code !== 0) failed += 1;
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output);
}

const args = process.argv.slice(2);
const screen = args.find((arg) => !arg.startsWith("--"));

if (args.includes("--against")) {
  const { againstCatalogue } = await import("./check/against-catalogue.ts");
  process.exitCode = await againstCatalogue(args);
} else if (args.includes("--explain")) {
  const { explainRules } = await import("./check/explain-rules.ts");
  process.exitCode = await explainRules(screen);
} else if (args.includes("--schemas") || args.includes("--fix") || screen !== undefined) {
  const named = [
    ...(screen === undefined ? [] : ["--screen", screen]),
    ...args.filter((arg) => arg === "--fix" || arg.startsWith("--format=")),
  ];
  // In this process: to start another one takes longer than some of the checks.
  process.argv.splice(2, Infinity, ...named);
  await import("./check/check-schemas.ts");
} else {
  // First: the compiler reads what is made of the catalogue.
  await run({ name: "generated code", command: ["tsx", "scripts/generate.ts", "--check"] });
  await Promise.all([work(), work()]);
  process.exitCode = failed === 0 ? 0 : 1;
}
