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
  // Each file is a module: the names of one are not seen in another.
  moduleDetection: "force",
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Holds every expression of the screens against the types of the catalogue. Throws when the compiler cannot be run. */
export async function typeCheckIssues(project: Project, contracts: Contracts): Promise<Issue[]> {
  const [issues = []] = await typeCheckProjects([project], contracts);
  return issues;
}

/** The same for several projects, by one run of the compiler. */
export async function typeCheckProjects(
  projects: readonly Project[],
  contracts: Contracts,
): Promise<Issue[][]> {
  const checked = await Promise.all(
    projects.map(async (project, index) => {
      const operations = typeIn(await operationTypesFile(project), "Operations");
      const file = emitTypeCheck(project, contracts, { operations, session: SESSION });
      return { project, file, name: `${index}/${EXPRESSIONS_FILE}` };
    }),
  );
  const emitted = checked.filter(({ file }) => file.lines.size > 0);
  if (emitted.length === 0) return checked.map(() => []);
  const cache = path.join(ROOT, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "expressions-"));
  try {
    for (const { name, file } of emitted) {
      await mkdir(path.join(folder, path.dirname(name)));
      await writeFile(path.join(folder, name), file.text);
    }
    const files = emitted.map(({ name }) => name);
    await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: OPTIONS, files }));
    const { code, output } = await runCommand(COMPILER, ["-p", folder, "--pretty", "false"]);
    if (code !== 0 && !/: error TS\d+: /.test(output)) {
      throw new Error(`The type check of the expressions could not run:\n${output}`);
    }
    return checked.map(({ project, file, name }) =>
      readDiagnostics(linesAbout(output, name, files), file, project),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The compiler's messages about one of its files, and those about none of them. */
function linesAbout(output: string, name: string, all: readonly string[]): string {
  const isAbout = (line: string, file: string) => line.includes(`/${file}(`);
  return output
    .split("\n")
    .filter((line) => isAbout(line, name) || !all.some((other) => isAbout(line, other)))
    .join("\n");
}

function typeIn(file: string, name: string): string {
  return `import(${JSON.stringify(file)}).${name}`;
}
