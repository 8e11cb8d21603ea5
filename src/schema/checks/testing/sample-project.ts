import { contracts } from "../../../contracts.ts";
import { check } from "../../check.ts";
import type { Issue } from "../../issue.ts";
import { createProject, type Project } from "../../project/project.ts";
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

/** The good project with the bad sample of a rule laid over it. */
export async function badSampleProject(slug: string): Promise<Project> {
  return createProject(new Map([...grammars, ...good, ...(await textsOf(`${FIXTURES}/bad/${slug}`))]));
}

/** The issues of the bad sample of a rule. */
export async function checkBadSample(slug: string): Promise<readonly Issue[]> {
  return check(await badSampleProject(slug), contracts);
}

/** The good project after a few words in one of its files were replaced. */
export function sampleProject(
  file: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): Project {
  return createProject(new Map([...grammars, ...good, edited(file, edits)]));
}

/** Issues of the good project after such a change: `slug line:column message; hint`. */
export function checkEdit(
  file: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): string[] {
  return check(sampleProject(file, ...edits), contracts).map(
    ({ slug, line, column, message, hint }) =>
      `${slug} ${line}:${column} ${message}${hint === undefined ? "" : `; ${hint}`}`,
  );
}

function edited(file: string, edits: readonly (readonly [from: string, to: string])[]): [string, string] {
  const path = `schemas/${file}`;
  const before = good.find(([name]) => name === path)?.[1] ?? "";
  const after = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`);
    return text.replace(from, () => to);
  }, before);
  return [path, after];
}
