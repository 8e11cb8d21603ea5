import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { operationTypesFile } from "../../generators/operation-types-file.ts";
import type { Contracts } from "../../src/schema/contracts.ts";
import type { Issue } from "../../src/schema/issue.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { emitTypeCheck } from "../../src/schema/type-check/emit-type-check.ts";
import { EXPRESSIONS_FILE, readDiagnostics } from "../../src/schema/type-check/read-diagnostics.ts";
import { runCommand } from "../run-command.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COMPILER = path.join(ROOT, "node_modules/.bin/tsc");
const SESSION = typeIn(path.join(ROOT, "src/session/login-info.ts"), "SessionScope");

const OPTIONS = {
  target: "ES2023",
  lib: ["ES2023"],
  module: "ESNext",
  moduleResolution: "Bundler",
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Holds every expression of the screens against the types of the catalogue. Throws when the compiler cannot be run. */
export async function typeCheckIssues(project: Project, contracts: Contracts): Promise<Issue[]> {
  const operations = typeIn(await operationTypesFile(project), "Operations");
  const file = emitTypeCheck(project, contracts, { operations, session: SESSION });
  if (file.lines.size === 0) return [];
  const cache = path.join(ROOT, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "expressions-"));
  try {
    await writeFile(path.join(folder, EXPRESSIONS_FILE), file.text);
    await writeFile(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: OPTIONS, files: [EXPRESSIONS_FILE] }),
    );
    const { code, output } = await runCommand(COMPILER, ["-p", folder, "--pretty", "false"]);
    const issues = readDiagnostics(output, file, project);
    if (code !== 0 && !/: error TS\d+: /.test(output)) {
      throw new Error(`The type check of the expressions could not run:\n${output}`);
    }
    return issues;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function typeIn(file: string, name: string): string {
  return `import(${JSON.stringify(file)}).${name}`;
}
