import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { check } from "../check.ts";
import { asObject } from "../project/project.ts";
import { valueAt } from "../project/follow-references.ts";
import { readProject } from "../project/read-project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { below, type Place } from "./reading/place.ts";
import { changedProject } from "./testing/changed-project.ts";
import { walkValues } from "./walk-values.ts";

/** Slips that are tried, spread evenly over all that are possible: trying each would take minutes. */
const TRIED = 60;

/** Keys whose value is a text for people, or a number or text that names nothing. */
const FREE = new Set([
  "$schema",
  "title",
  "label",
  "name",
  "reason",
  "confirm",
  "toast",
  "notify",
  "description",
  "message",
  "submitLabel",
  "tooltip",
  "group",
  "all",
  "addText",
  "accept",
  "placeholder",
  "pattern",
  "emit",
  "as",
  "width",
  "version",
  "default",
  "initial",
  "id",
]);
/** What is data, or only read by whoever opens, calls or counts: its names are the author's own. */
const DATA = /\/(initial|initialValue|with|detail|x-allow|examples\/\d+\/(row|session|selection))\//;
/** Strings below these keys name something although their own key does not. */
const NAMING_LISTS = new Set(["filters", "columns", "fields"]);
const EXPRESSION_NAME = /\{\{[^}]*?\b(row|rows|selection|session|record|node|given|filters)\b/;

const project = await readProject(".");
const entries = project.entries.map(({ file }) => file.path).toSorted();

interface Slip {
  readonly at: Place;
  readonly of: "key" | "value";
  readonly word: string;
}

function slipsIn(path: string): Slip[] {
  const file = project.files.get(path)!;
  const values = walkValues(file.value, { file, pointer: "" }).filter(
    ({ at }) => !DATA.test(`${at.pointer}/`),
  );
  const words = values.flatMap(({ key, value, at }): Slip[] => {
    const list = at.pointer.split("/").at(-2) ?? "";
    const isName = key === undefined ? NAMING_LISTS.has(list) : !FREE.has(key);
    if (typeof value !== "string" || !isName || isStateName(file, at.pointer)) return [];
    if (value.includes("{{") && !EXPRESSION_NAME.test(value)) return [];
    return [{ at, of: "value", word: value }];
  });
  const keys = values
    .filter(({ at }) => !isOwnForm(file, at.pointer))
    .flatMap(({ value, at }): Slip[] =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value)
            // Layout has no name in the values, and the form's own values may have any.
            .filter(([, part]) => asObject(part).type !== "void" && asObject(part)["x-local"] !== true)
            .map(([word]) => ({ at: below(at, word), of: "key", word }))
        : [],
    );
  return [...words, ...keys];
}

/** A derived state is told by the whole row: what stands as its field is a name of the author's own. */
function isStateName(file: SchemaFile, pointer: string): boolean {
  const holder = asObject(valueAt(file.value, pointer.slice(0, pointer.lastIndexOf("/"))));
  return pointer.endsWith("/field") && holder.kind === "state";
}

/** The values of a form without an operation go by names of its own; who reads them is told by the compiler. */
function isOwnForm(file: SchemaFile, pointer: string): boolean {
  const end = `${pointer}/`.indexOf("/form/");
  if (end === -1) return false;
  const { use, submit } = asObject(valueAt(file.value, pointer.slice(0, end)));
  return use === undefined && submit === undefined;
}

/** Some of the slips, from the first to the last. */
function someOf(slips: readonly Slip[]): Slip[] {
  const step = Math.max(1, slips.length / TRIED);
  return slips.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Replaces the last letter of the word: inside an expression, of the first name it reads. */
function slip(word: string): string {
  const name = EXPRESSION_NAME.exec(word);
  const index = name ? name.index + name[0].length - 1 : word.length - 1;
  return `${word.slice(0, index)}${word[index] === "q" ? "z" : "q"}${word.slice(index + 1)}`;
}

function isFound({ at: { file, pointer }, of, word }: Slip): boolean {
  const { line, column } = file.locate(pointer, of);
  const lines = file.text.split("\n");
  const before = lines[line - 1]!;
  const quoted = JSON.stringify(word);
  lines[line - 1] =
    before.slice(0, column - 1) + JSON.stringify(slip(word)) + before.slice(column - 1 + quoted.length);
  const issues = check(changedProject(project, file.path, lines.join("\n")), contracts);
  return issues.some((issue) => issue.file === file.path && issue.line === line);
}

test("the screens have no issue", () => {
  expect(check(project, contracts)).toEqual([]);
});

test("a slip of one letter in any name of a screen or block is found in its line", () => {
  const slips = someOf(entries.flatMap(slipsIn));
  const missed = slips.filter((each) => !isFound(each));
  expect(slips.length).toBeGreaterThan(20);
  expect(missed.map(({ at, of, word }) => `${at.file.path} ${of} ${at.pointer} ${word}`)).toEqual([]);
}, 120_000);
