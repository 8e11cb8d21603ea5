import { fileURLToPath } from "node:url";
import { readProject } from "../src/schema/project/read-project.ts";
import { renewMadeFiles } from "./made/renew-made-files.ts";

/** Runs after `npm ci`: compiler, editors and other tools can read the schemas from then on. */
const root = fileURLToPath(new URL("..", import.meta.url));
await renewMadeFiles(root, await readProject(root));
