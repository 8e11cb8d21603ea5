import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prettyReport } from "../src/schema/report/pretty.ts";
import { inspectSchemas } from "./check/inspect-schemas.ts";
import { planFiles, screenFile, SHELL_FILE } from "./vite-plugin/plan-files.ts";

/**
 * Puts plans into an app that is built already: all of them, or with `--screen` that screen and the shell's.
 * Writes nothing when the schemas have an error.
 */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist/app/plans" },
    screen: { type: "string" },
    root: { type: "string", default: fileURLToPath(new URL("..", import.meta.url)) },
  },
});

const { issues, plans } = await inspectSchemas(values.root);
if (issues.length > 0) console.error(prettyReport(issues));

const wanted = values.screen === undefined ? undefined : [SHELL_FILE, screenFile(values.screen)];
const files = [...planFiles(plans)].filter(([name]) => wanted?.includes(name) ?? true);
if (issues.some(({ severity }) => severity === "error")) {
  process.exitCode = 1;
} else if (wanted && files.length < wanted.length) {
  console.error(`No screen "${values.screen}" in schemas/screens.`);
  process.exitCode = 1;
} else {
  // The shell's comes last: by it the servers of the folder notice that there is something new.
  for (const [name, text] of files.toSorted(
    ([a], [b]) => Number(a === SHELL_FILE) - Number(b === SHELL_FILE),
  )) {
    await replaceFile(path.resolve(values.out, name), text);
  }
  console.log(`${files.length} plans written to ${values.out}`);
}

/** Replaces the file in one step, so that no reader sees half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
