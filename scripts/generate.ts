import { fileURLToPath } from "node:url";
import { generateFiles } from "../generators/generated-files.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { DECISIONS, decisionsIndex } from "./made/decisions-index.ts";
import { renewMadeFiles } from "./made/renew-made-files.ts";
import { writeGenerated } from "./made/write-generated.ts";

/**
 * Writes the generated code and the list of decisions; with `--check` only lists the stale ones of the committed files,
 * and fails when there is one.
 * Files that are not committed are always made.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const checkOnly = process.argv.includes("--check");

const project = await readProject(root);
const files = [...generateFiles(project), [DECISIONS.index, await decisionsIndex(root)] as const];

for (const name of await writeGenerated(root, files, { checkOnly })) {
  if (checkOnly) {
    console.error(`${name} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  } else {
    console.log(`wrote ${name}`);
  }
}
for (const name of await renewMadeFiles(root, project)) console.log(`wrote ${name}`);
