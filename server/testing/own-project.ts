import { fileURLToPath } from "node:url";
import { readProject } from "../../src/schema/project/read-project.ts";

/** All of the product's `schemas/`, read once a process. */
export const ownProject = await readProject(fileURLToPath(new URL("../..", import.meta.url)));
