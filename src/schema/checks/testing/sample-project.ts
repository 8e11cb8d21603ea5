import { contracts } from "../../../contracts.ts";
import { check } from "../../check.ts";
import type { Issue } from "../../issue.ts";
import { createProject } from "../../project/project.ts";
import { readProject } from "../../project/read-project.ts";

const FIXTURES = "tests/fixtures";

async function textsOf(root: string): Promise<[string, string][]> {
  const { files } = await readProject(root);
  return [...files.values()].map(({ path, text }) => [path, text]);
}

const grammars = (await textsOf(".")).filter(([path]) => path.startsWith("schemas/meta/"));
const good = await textsOf(`${FIXTURES}/good`);

/** The issues of the small good project with some files laid over it. */
export function checkTexts(overlay: Iterable<readonly [string, string]>): readonly Issue[] {
  return check(createProject(new Map([...grammars, ...good, ...overlay])), contracts);
}

/** The issues of the bad sample of a rule. */
export async function checkBadSample(slug: string): Promise<readonly Issue[]> {
  return checkTexts(await textsOf(`${FIXTURES}/bad/${slug}`));
}

/** Issues of the good project after a few words in one of its files were replaced: `slug line:column message; hint`. */
export function checkEdit(
  file: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): string[] {
  const path = `schemas/${file}`;
  const before = good.find(([name]) => name === path)?.[1] ?? "";
  const after = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`);
    return text.replace(from, to);
  }, before);
  return checkTexts([[path, after]]).map(
    ({ slug, line, column, message, hint }) =>
      `${slug} ${line}:${column} ${message}${hint === undefined ? "" : `; ${hint}`}`,
  );
}
