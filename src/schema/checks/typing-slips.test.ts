import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { check } from "../check.ts";
import { createProject } from "../project/project.ts";
import { readProject } from "../project/read-project.ts";
import { below, type Place } from "./reading/place.ts";
import { walkValues } from "./walk-values.ts";

const SCREEN = "schemas/screens/setting/user-manage.json";
const BLOCK = "schemas/blocks/organisation/user-form.json";

/** Keys whose value is a text for people, or a number or text that names nothing. */
const FREE = new Set([
  "title",
  "label",
  "name",
  "reason",
  "confirm",
  "toast",
  "width",
  "version",
  "default",
  "id",
]);
/** The value of a new form and the rows of an example are data. */
const DATA = /^\/(initial|examples\/\d+\/(row|session))\//;
/** Strings below these keys name something although their own key does not. */
const NAMING_LISTS = new Set(["filters", "columns", "as"]);

const project = await readProject(".");
const texts = new Map([...project.files.values()].map(({ path, text }) => [path, text]));

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
    const isName =
      key === undefined ? NAMING_LISTS.has(list) : !FREE.has(key) || at.pointer.includes("/source/");
    return typeof value === "string" && isName ? [{ at, of: "value", word: value }] : [];
  });
  const keys = values.flatMap(({ value, at }): Slip[] =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.keys(value).map((word) => ({ at: below(at, word), of: "key", word }))
      : [],
  );
  return [...words, ...keys];
}

/** Replaces the last letter of the word: inside an expression, of the first name it reads. */
function slip(word: string): string {
  const name = /\{\{[^}]*?\b(row|selection|session|record)\b/.exec(word);
  const index = name ? name.index + name[0].length - 1 : word.length - 1;
  return `${word.slice(0, index)}${word[index] === "q" ? "z" : "q"}${word.slice(index + 1)}`;
}

function issuesAfter({ at: { file, pointer }, of, word }: Slip): { line: number; found: string[] } {
  const { line, column } = file.locate(pointer, of);
  const lines = file.text.split("\n");
  const before = lines[line - 1]!;
  const quoted = JSON.stringify(word);
  lines[line - 1] =
    before.slice(0, column - 1) + JSON.stringify(slip(word)) + before.slice(column - 1 + quoted.length);
  const issues = check(createProject(new Map([...texts, [file.path, lines.join("\n")]])), contracts);
  return {
    line,
    found: issues.filter((issue) => issue.file === file.path).map((issue) => `${issue.line} ${issue.slug}`),
  };
}

test("the screens have no issue", () => {
  expect(check(project, contracts)).toEqual([]);
});

test.each([SCREEN, BLOCK])(
  "a slip of one letter in any name of %s is found in its line",
  (path) => {
    const slips = slipsIn(path);
    const missed = slips.filter((each) => {
      const { line, found } = issuesAfter(each);
      return !found.some((issue) => issue.startsWith(`${line} `));
    });
    expect(slips.length).toBeGreaterThan(20);
    expect(missed.map(({ at, of, word }) => `${of} ${at.pointer} ${word}`)).toEqual([]);
  },
  120_000,
);
