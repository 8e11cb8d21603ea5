import { fileURLToPath } from "node:url";
import { readProject } from "../src/schema/project/read-project.ts";
import { renewMadeFiles } from "./made/renew-made-files.ts";
import { writeGenerated } from "./made/write-generated.ts";

/**
 * Writes the generated code; with `--check` only tells which of the committed files are stale, and fails when one is.
 * Files that are not committed are always made.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const checkOnly = process.argv.includes("--check");

const project = await readProject(root);

for (const name of await writeGenerated(root, project, { checkOnly })) {
  if (checkOnly) {
    console.error(`${name} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  } else {
    console.log(`wrote ${name}`);
  }
}
for (const name of await renewMadeFiles(root, project)) console.log(`wrote ${name}`);
