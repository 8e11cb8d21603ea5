import { expect, test } from "vitest";
import { contracts } from "../../../contracts.ts";
import { check } from "../../check.ts";
import type { Issue } from "../../issue.ts";
import { createProject } from "../../project/project.ts";
import { readProject } from "../../project/read-project.ts";
import { type NamedWord, namedWords, withWord } from "../testing/named-words.ts";

/** Slips that are tried, spread evenly over all that are possible, in another file each: one check finds them all. */
const TRIED = 24;

const project = await readProject(".");
const files = project.entries
  .map(({ file }) => file)
  .toSorted((left, right) => (left.path < right.path ? -1 : 1));

/** Some of the words, from the first to the last: of a file the first one. */
function someOf(words: readonly NamedWord[]): NamedWord[] {
  const step = Math.max(1, words.length / TRIED);
  const spread = words.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  return spread.filter(({ at }, index) => spread.findIndex((word) => word.at.file === at.file) === index);
}

/** Replaces the last letter of the word. */
function slip({ text, start, end }: NamedWord): string {
  return `${text.slice(start, end - 1)}${text[end - 1] === "q" ? "z" : "q"}`;
}

function isFound({ at: { file, pointer }, of }: NamedWord, issues: readonly Issue[]): boolean {
  const { line } = file.locate(pointer, of);
  return issues.some((issue) => issue.file === file.path && issue.line === line);
}

test("a slip of one letter in any name of a screen or block is found in its line", () => {
  const slips = someOf(files.flatMap(namedWords));
  const texts = new Map([...project.files].map(([path, { text }]) => [path, text]));
  for (const word of slips) texts.set(word.at.file.path, withWord(word, slip(word)));
  const issues = check(createProject(texts, project), contracts);
  const missed = slips.filter((each) => !isFound(each, issues));
  expect(slips.length).toBeGreaterThan(10);
  expect(missed.map(({ at, of, text }) => `${at.file.path} ${of} ${at.pointer} ${text}`)).toEqual([]);
}, 120_000);
