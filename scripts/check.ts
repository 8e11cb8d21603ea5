import { runCommand } from "./run-command.ts";

/** Everything fast, two at a time, slowest first; all failures are shown, not only the first. */
const steps: readonly { readonly name: string; readonly command: readonly [string, ...string[]] }[] = [
  { name: "unit tests", command: ["vitest", "run", "--project", "unit", "--project", "drawn"] },
  { name: "types", command: ["tsc", "-p", "."] },
  { name: "schemas", command: ["tsx", "scripts/check-schemas.ts"] },
  { name: "lint", command: ["oxlint", "--type-aware"] },
  { name: "generated code", command: ["tsx", "scripts/generate.ts", "--check"] },
  { name: "dead code", command: ["knip"] },
  { name: "format", command: ["oxfmt", "--check"] },
];

// The test command runs the unit tests itself, to count them.
const waiting = steps.filter(
  (step) => !(process.argv.includes("--without-tests") && step.name === "unit tests"),
);
let failed = 0;

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [command, ...args] = step.command;
    const result = await runCommand(command, args);
    if (result.code !== 0) failed += 1;
    console.log(`${result.code === 0 ? "ok    " : "FAILED"} ${step.name} (${result.seconds.toFixed(1)} s)`);
    if (result.code !== 0) console.log(result.output);
  }
}

if (process.argv.includes("--against")) {
  const { againstCatalogue } = await import("./against-catalogue.ts");
  process.exitCode = await againstCatalogue(process.argv.slice(2));
} else {
  await Promise.all([work(), work()]);
  process.exitCode = failed === 0 ? 0 : 1;
}
