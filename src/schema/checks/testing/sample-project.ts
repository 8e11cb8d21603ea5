import { contracts } from "../../../contracts.ts";
import { check } from "../../check.ts";
import type { Issue } from "../../issue.ts";
import { createProject, type Project } from "../../project/project.ts";
import { readTexts } from "../../project/read-texts.ts";

const FIXTURES = "tests/fixtures";

/** The small project that no rule has anything against. */
export const goodProject = createProject(
  new Map([...(await readTexts(".", "schemas/meta")), ...(await readTexts(`${FIXTURES}/good`, "schemas"))]),
);

/** The issues of the small good project with some files laid over it. */
export function checkTexts(overlay: Iterable<readonly [string, string]>): readonly Issue[] {
  return check(goodProjectWith(overlay), contracts);
}

/** The good project with the bad sample of a rule laid over it. */
export async function badSampleProject(slug: string): Promise<Project> {
  return goodProjectWith(await readTexts(`${FIXTURES}/bad/${slug}`, "schemas"));
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
  return goodProjectWith([edited(file, edits)]);
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

/** The files outside the overlay keep what was computed for them. */
function goodProjectWith(overlay: Iterable<readonly [string, string]>): Project {
  const good = [...goodProject.files.values()].map(({ path, text }): [string, string] => [path, text]);
  return createProject(new Map([...good, ...overlay]), goodProject);
}

function edited(file: string, edits: readonly (readonly [from: string, to: string])[]): [string, string] {
  const path = `schemas/${file}`;
  const before = goodProject.files.get(path)?.text ?? "";
  const after = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`);
    return text.replace(from, () => to);
  }, before);
  return [path, after];
}
