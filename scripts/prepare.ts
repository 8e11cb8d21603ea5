import { fileURLToPath } from "node:url";
import { readProject } from "../src/schema/project/read-project.ts";
import { writeEditorNames } from "./write-editor-names.ts";
import { writeOperationTypes } from "./write-operation-types.ts";

/** Runs after `npm ci`: the compiler knows the operations of the catalogue from then on, editors the project's names. */
const root = fileURLToPath(new URL("..", import.meta.url));
const project = await readProject(root);
await Promise.all([writeEditorNames(root, project), writeOperationTypes(root, project)]);
