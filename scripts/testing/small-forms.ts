/** Commands of package.json that no test runs, at their smallest, with the environment that they need. */
export const SMALL_FORMS: readonly SmallForm[] = [
  { script: "bench", args: ["--rounds", "1", "--only", "list", "--only", "form", "--only", "bytes"] },
  { script: "bench:server", args: ["--rounds", "1", "--seconds", "1", "--only", "pglite"] },
  { script: "bench:sockets", args: ["--sockets", "50", "--seconds", "1"] },
  { script: "bench:uploads", args: ["--files", "2"] },
  // Seeds that were not tried before would fail a run for what it did not change.
  { script: "fuzz", args: ["answers", "--runs", "10", "--from", "1000"] },
  { script: "chaos", args: ["--rounds", "1"] },
  { script: "mutants", args: ["--only", "format-01"] },
  { script: "pictures", args: ["--only", "sign-in", "--only", "home", "--to", "dist/pictures"] },
  { script: "build", args: ["--outDir", "dist/small-build"] },
  { script: "lint", args: ["scripts/testing"] },
  { script: "format", args: ["--check", "scripts/testing"] },
  { script: "walk-deployment", args: [], env: { PORT: "3917" } },
];

export interface SmallForm {
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** The other commands, each with the file that runs it. */
export const RUN_BY: Readonly<Record<string, string>> = {
  prepare: ".ci/run",
  test: ".ci/run",
  "test:rest": ".ci/run",
  "test:all": "scripts/test.slow.test.ts",
  "test:prove": "scripts/testing/run-rest.test.ts",
  "test:pg": "scripts/test.ts",
  check: "scripts/test.ts",
  start: "scripts/operator.slow.test.ts",
  seed: "scripts/operator.slow.test.ts",
  backup: "scripts/operator.slow.test.ts",
  restore: "scripts/operator.slow.test.ts",
  "check:log": "scripts/operator.slow.test.ts",
  "create-firm": "scripts/operator.slow.test.ts",
  dev: "tests/e2e/implementer/development.spec.ts",
  new: "tests/e2e/implementer/new-record.spec.ts",
  generate: "scripts/check.ts",
  serve: "scripts/walk-deployment.ts",
  plans: "scripts/make-plans.slow.test.ts",
  review: "scripts/review.slow.test.ts",
  catalogue: "scripts/catalogue.slow.test.ts",
  migrate: "scripts/catalogue.slow.test.ts",
};
