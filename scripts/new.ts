import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { generateFiles } from "../generators/generated-files.ts";
import { noSuchName } from "../generators/no-such-name.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { prettyReport } from "../src/schema/report/pretty.ts";
import { findIssues } from "./check/find-issues.ts";
import { formatText } from "./format-text.ts";
import { readScaffoldInput, USAGE } from "./new/read-scaffold-input.ts";
import { scaffolds } from "./new/scaffolds.ts";
import { renewMadeFiles } from "./made/renew-made-files.ts";
import { writeGenerated } from "./made/write-generated.ts";

/** Begins something new, and checks it. Writes nothing when it cannot be. */
const [what, ...args] = process.argv.slice(2);
if (what === undefined) {
  console.log(USAGE);
} else {
  await begin(what, args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function begin(name: string, rest: readonly string[]): Promise<void> {
  const scaffold = Object.hasOwn(scaffolds, name) ? scaffolds[name] : undefined;
  if (!scaffold)
    throw noSuchName("scaffold", name, Object.keys(scaffolds).join(", "), Object.keys(scaffolds));
  const input = readScaffoldInput(scaffold, rest, process.env);
  const { files, notes, reports = new Map<string, string>() } = scaffold.begin(await readProject("."), input);
  await writeFiles(reports);
  await writeFiles(await formatAll(files));
  for (const file of files.keys()) console.log(`wrote ${file}`);
  const project = await readProject(".");
  const isCatalogue = [...files.keys()].some((file) => file.startsWith("schemas/api/"));
  const generated = isCatalogue ? await writeGenerated(".", generateFiles(project)) : [];
  for (const file of generated) console.log(`wrote ${file}`);
  await renewMadeFiles(".", project);
  const result = await findIssues(project);
  // New parts are not used yet.
  const issues = result.issues.filter(({ slug }) => slug !== "unused");
  if (issues.length > 0) console.error(prettyReport(issues));
  if (issues.some(({ severity }) => severity === "error")) process.exitCode = 1;
  else console.log("It passes the check.");
  for (const note of notes) console.log(note);
}

async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, text);
  }
}

async function formatAll(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const formatted = [...files].map(async ([name, text]) => [name, await formatText(name, text)] as const);
  return new Map(await Promise.all(formatted));
}
