import { fileURLToPath } from "node:url";
import { EDITOR_NAMES } from "../generators/editor/editor-names.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { PLAIN_CATALOGUE, renewPlainCatalogue } from "./plain-catalogue.ts";
import { writeEditorNames } from "./write-editor-names.ts";
import { writeGenerated } from "./write-generated.ts";

/** Writes the generated code; with `--check` only tells which files are stale, and fails when one is. */
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
if (!checkOnly && (await writeEditorNames(root, project))) console.log(`wrote ${EDITOR_NAMES}`);
if (!checkOnly && (await renewPlainCatalogue(root))) console.log(`wrote ${PLAIN_CATALOGUE.folder}`);
