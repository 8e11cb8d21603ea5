import { fileURLToPath } from "node:url";
import { writeEditorNames } from "./write-editor-names.ts";

/** Runs after `npm ci`: editors know the project's names from then on. */
await writeEditorNames(fileURLToPath(new URL("..", import.meta.url)));
