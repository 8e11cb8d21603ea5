import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { check } from "../check.ts";
import { readProject } from "../project/read-project.ts";
import { changedProject } from "./testing/changed-project.ts";
import { type NamedWord, namedWords, withWord } from "./testing/named-words.ts";

/** Slips that are tried, spread evenly over all that are possible: trying each would take minutes. */
const TRIED = 12;

const project = await readProject(".");
const files = project.entries
  .map(({ file }) => file)
  .toSorted((left, right) => (left.path < right.path ? -1 : 1));

/** Some of the words, from the first to the last. */
function someOf(words: readonly NamedWord[]): NamedWord[] {
  const step = Math.max(1, words.length / TRIED);
  return words.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Replaces the last letter of the word. */
function slip({ text, start, end }: NamedWord): string {
  return `${text.slice(start, end - 1)}${text[end - 1] === "q" ? "z" : "q"}`;
}

function isFound(word: NamedWord): boolean {
  const { file, pointer } = word.at;
  const { line } = file.locate(pointer, word.of);
  const issues = check(changedProject(project, file.path, withWord(word, slip(word))), contracts);
  return issues.some((issue) => issue.file === file.path && issue.line === line);
}

test("the screens have no issue", () => {
  expect(check(project, contracts)).toEqual([]);
});

test("a slip of one letter in any name of a screen or block is found in its line", () => {
  const slips = someOf(files.flatMap(namedWords));
  const missed = slips.filter((each) => !isFound(each));
  expect(slips.length).toBeGreaterThan(10);
  expect(missed.map(({ at, of, text }) => `${at.file.path} ${of} ${at.pointer} ${text}`)).toEqual([]);
}, 120_000);
