import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { isShellCall } from "../../generators/shell-calls.ts";
import { contracts } from "../../src/contracts.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { isBroken, radarJson, radarText } from "../../src/schema/radar/radar-report.ts";
import { radar } from "../../src/schema/radar/radar.ts";
import { findIssues } from "./find-issues.ts";

const USAGE = "npm run check -- --against <file or folder> [--against …] [--format text|json] [root]";

/** Holds other documents of the catalogue against the screens; gives the exit code: 1 when something breaks, 2 on a wrong call. */
export async function againstCatalogue(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { against: { type: "string", multiple: true }, format: { type: "string", default: "text" } },
    allowPositionals: true,
  });
  const { against = [], format } = values;
  if (against.length === 0 || positionals.length > 1 || !["text", "json"].includes(format)) {
    console.error(`Usage: ${USAGE}`);
    return 2;
  }
  const documentSets = await Promise.all(against.map(readDocuments)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return [];
  });
  const texts = new Map(documentSets.flatMap(({ documents }) => documents));
  if (texts.size === 0) {
    console.error(`There is no JSON file at ${against.join(", ")}`);
    return 2;
  }
  const report = await radar(await readProject(path.resolve(positionals[0] ?? ".")), texts, {
    contracts,
    isWhole: documentSets.some(({ isFolder }) => isFolder),
    issuesOf: async (project) => (await findIssues(project)).issues,
    isCalledByCode: isShellCall,
  });
  console.log(format === "json" ? radarJson(report) : radarText(report));
  return isBroken(report) ? 1 : 0;
}

interface Documents {
  readonly isFolder: boolean;
  /** Names and texts; references between documents go by their names. */
  readonly documents: readonly (readonly [name: string, text: string])[];
}

/** A file, or the JSON files of a folder. */
async function readDocuments(place: string): Promise<Documents> {
  const isFolder = (await stat(place)).isDirectory();
  const names = isFolder ? (await readdir(place)).map((name) => path.join(place, name)) : [place];
  const documents = await Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map(async (name) => [name.split(path.sep).join("/"), await readFile(name, "utf8")] as const),
  );
  return { isFolder, documents };
}
