import { fileURLToPath } from "node:url";
import { readProject } from "../src/schema/project/read-project.ts";
import { writeEditorNames } from "./write-editor-names.ts";

/** Runs after `npm ci`: editors know the project's names from then on. */
const root = fileURLToPath(new URL("..", import.meta.url));
await writeEditorNames(root, await readProject(root));
