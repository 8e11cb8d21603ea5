import { fileURLToPath } from "node:url";
import { runStep, type Step } from "./check/run-step.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

// The compiler and the linter are programs of Go: at its default a quarter of their time is spent on freeing memory.
process.env.GOGC ??= "400";

const CODE = [
  "src",
  "server",
  "demo",
  "scripts",
  "generators",
  "tests",
  "playwright.config.ts",
  "vite.config.ts",
  "vitest.config.ts",
];

const FORMATTED = [
  "README.md",
  "compose.yaml",
  "index.html",
  "knip.json",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  ".gitignore",
];

/**
 * `tsx scripts/check.ts` checks everything fast, two steps at a time, slowest first; all failures are
 * shown. A step that has passed is left out until one of its files is another.
 * `tsx scripts/check.ts --schemas` checks what is declared in `schemas/` alone, and `tsx scripts/check.ts <screen>` the
 * files of one screen: both answer within seconds, with `--format=github` as annotations. With `--fix` each mends first what has only one way to be mended.
 * `tsx scripts/check.ts --explain` lists the rules, `--explain <rule>` explains one of them, with a sample.
 * `tsx scripts/check.ts --against <place>` is the radar: which screens another catalogue breaks.
 */
const steps: readonly Step[] = [
  {
    name: "unit tests",
    command: ["vitest", "run", "--project", "unit", "--project", "drawn", "--project", "mocked"],
  },
  // By default four checkers work out the same types side by side: on two cores half as long again.
  { name: "types", command: ["tsc", "-p", ".", "--checkers", "1"], sources: CODE },
  { name: "schemas", command: ["tsx", "scripts/check.ts", "--schemas"], sources: [...CODE, "schemas"] },
  { name: "lint", command: ["oxlint", "--type-aware"], sources: [...CODE, ".oxlintrc.json"] },
  {
    name: "rules and their tests",
    command: ["tsx", "scripts/check/check-rules.ts"],
    sources: [...CODE, "docs"],
  },
  {
    name: "options that are used",
    command: ["tsx", "scripts/check/check-options.ts"],
    sources: [...CODE, "schemas"],
  },
  { name: "subjects of commits", command: ["tsx", "scripts/check/check-commits.ts"] },
  { name: "dead code", command: ["knip"], sources: [...CODE, "knip.json", "index.html"] },
  {
    name: "format",
    command: ["tsx", "scripts/format.ts", "--check"],
    sources: [...CODE, "schemas", "docs", "public", ".vscode", ...FORMATTED],
  },
];

// The test command runs the unit tests itself, to count them.
const waiting = steps.filter(
  (step) => !(process.argv.includes("--without-tests") && step.name === "unit tests"),
);
let failed = 0;

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

async function run(step: Step): Promise<void> {
  if (!(await runStep(ROOT, step))) failed += 1;
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
  const { checkSchemas } = await import("./check/check-schemas.ts");
  process.exitCode = await checkSchemas(process.cwd(), named);
} else {
  // First: the compiler reads what is made of the catalogue.
  await run({
    name: "generated code",
    command: ["tsx", "scripts/generate.ts", "--check"],
    sources: [...CODE, "schemas", "docs", ".cache/editor", ".cache/openapi"],
  });
  await Promise.all([work(), work()]);
  process.exitCode = failed === 0 ? 0 : 1;
}
