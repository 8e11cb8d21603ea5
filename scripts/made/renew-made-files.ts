import { EDITOR_NAMES } from "../../generators/editor/editor-names.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { PLAIN_CATALOGUE, renewPlainCatalogue } from "./plain-catalogue.ts";
import { writeEditorNames } from "./write-editor-names.ts";
import { OPERATION_TYPES, writeOperationTypes } from "./write-operation-types.ts";

/**
 * Brings up to date what is made of the schemas and not committed: the names that editors offer, the types of the
 * catalogue, the catalogue as plain OpenAPI. Gives what was written, from the root.
 */
export async function renewMadeFiles(root: string, project: Project): Promise<string[]> {
  const written: string[] = [];
  if (await writeEditorNames(root, project)) written.push(EDITOR_NAMES);
  if (await writeOperationTypes(root, project)) written.push(OPERATION_TYPES.folder);
  if (await renewPlainCatalogue(root)) written.push(PLAIN_CATALOGUE.folder);
  return written;
}
