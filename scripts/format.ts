import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { formatText } from "./format-text.ts";
import { runCommand } from "./run-command.ts";

/**
 * `tsx scripts/format.ts [file or folder …]` gives every file the format of the house; `--check` lists files without
 * it. The formatter does all but the lines of schema files, which it would leave as they are.
 */
const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const places = args.filter((arg) => !arg.startsWith("--")).map((place) => path.posix.normalize(place));

const { code, output } = await runCommand("oxfmt", args);
if (code !== 0) console.error(output.trimEnd());
const unlike = await formatSchemas();
if (isCheck) for (const file of unlike) console.error(`${file} has not the lines of npm run format`);
process.exitCode = code !== 0 || (isCheck && unlike.length > 0) ? 1 : 0;

/** The schema files whose text is another one in the format of the house, rewritten unless this is a check. */
async function formatSchemas(): Promise<string[]> {
  const names = await readdir("schemas", { recursive: true });
  const files = names.map((name) => path.posix.join("schemas", name)).filter(isAsked);
  const others: string[] = [];
  for (const file of files) {
    const text = await readFile(file, "utf8");
    const tidy = await formatText(file, text);
    if (tidy === text) continue;
    others.push(file);
    if (!isCheck) await writeFile(file, tidy);
  }
  return others;
}

function isAsked(file: string): boolean {
  if (!file.endsWith(".json")) return false;
  return places.length === 0 || places.some((place) => file === place || file.startsWith(`${place}/`));
}
