import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { EDITOR_NAMES, emitEditorNames } from "../../generators/editor/editor-names.ts";
import { contracts } from "../../src/contracts.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readText } from "./read-text.ts";

/** Updates the names of a project that editors offer, below the root; true when there was something to write. */
export async function writeEditorNames(root: string, project: Project): Promise<boolean> {
  const file = path.join(root, EDITOR_NAMES);
  const text = emitEditorNames(project, contracts);
  if ((await readText(file)) === text) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}
