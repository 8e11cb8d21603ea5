import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fixProject } from "../../src/schema/fix/fix-project.ts";
import { orderKeys } from "../../src/schema/fix/order-keys.ts";
import { createProject, type Project } from "../../src/schema/project/project.ts";
import type { SchemaFile } from "../../src/schema/project/schema-file.ts";
import { findIssues } from "./find-issues.ts";
import { formatText } from "../format-text.ts";

/** Files whose keys have an order; documents of the catalogue follow that of OpenAPI. */
const ORDERED = /^schemas\/(screens|blocks|states|enums|permissions|routes|messages)\//;

interface FixedSchemas {
  readonly project: Project;
  /** The changes: `file:line:column rule  before → after`. */
  readonly lines: readonly string[];
}

/**
 * Mends in the files of `schemas/` below `root` what has only one way to be mended: misspelt names, the order of keys,
 * the format. With `files` only those are written. A file that is no JSON is left as it is.
 */
export async function fixSchemas(
  root: string,
  project: Project,
  files?: ReadonlySet<string>,
): Promise<FixedSchemas> {
  const isAsked = (file: string) => files?.has(file) ?? true;
  const find = async (read: Project) => (await findIssues(read, files ? "screens" : "all")).issues;
  const mended = await fixProject(project, find, isAsked);
  const texts = new Map([...mended.project.files].map(([name, { text }]) => [name, text]));
  const lines = mended.edits.map(({ issue: { file, line, column, slug }, before, text }) => {
    return `${file}:${line}:${column} fixed ${slug}  ${JSON.stringify(before)} → ${JSON.stringify(text)}`;
  });
  for (const file of mended.project.files.values()) {
    if (!isAsked(file.path) || file.problems.length > 0) continue;
    const tidy = await tidyText(file);
    if (tidy === file.text) continue;
    texts.set(file.path, tidy);
    lines.push(firstChange(file, tidy));
  }
  for (const [name, text] of texts) {
    if (text !== project.files.get(name)?.text) await writeFile(path.join(root, name), text);
  }
  return { project: createProject(texts, mended.project), lines };
}

/** Another text of the same value. */
async function tidyText(file: SchemaFile): Promise<string> {
  const ordered = ORDERED.test(file.path) ? orderKeys(file.text) : file.text;
  const code = await formatText(file.path, ordered);
  return isDeepStrictEqual(JSON.parse(code), JSON.parse(file.text)) ? code : file.text;
}

function firstChange({ path: name, text }: SchemaFile, tidy: string): string {
  const [before, after] = [text.split("\n"), tidy.split("\n")];
  const index = before.findIndex((line, at) => line !== after[at]);
  const line = index === -1 ? before.length - 1 : index;
  return `${name}:${line + 1}:1 fixed format  ${(before[line] ?? "").trim()} → ${(after[line] ?? "").trim()}`;
}
