import { fileURLToPath } from "node:url";
import { readProject } from "../src/schema/project/read-project.ts";
import { renewPlainCatalogue } from "./plain-catalogue.ts";
import { writeEditorNames } from "./write-editor-names.ts";

/** Runs after `npm ci`: editors know the project's names from then on, and other tools read the catalogue as plain OpenAPI. */
const root = fileURLToPath(new URL("..", import.meta.url));
await writeEditorNames(root, await readProject(root));
await renewPlainCatalogue(root);
