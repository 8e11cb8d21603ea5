import { expect, test } from "vitest";
import { ExpressionError } from "./expression-error.ts";
import { MAX_SOURCE } from "./limits.ts";
import { type Meaning, replaceNames, writtenAt } from "./replace-names.ts";

const meanings: Readonly<Record<string, string>> = {
  isOld: "row.period < period",
  isFree: "!isOld || row.isOpen",
};
const meaningOf: Meaning = (name) => {
  const source = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  return source === undefined ? undefined : replaceNames(source, meaningOf);
};
const textOf = (source: string) => replaceNames(source, meaningOf).text;

test.each([
  ["isOld", "row.period < period"],
  ["!isOld", "!(row.period < period)"],
  ["isFree && row.id", "(!(row.period < period) || row.isOpen) && row.id"],
  ["rows.some((row) => isOld)", "rows.some((row) => (row.period < period))"],
  ["`${isOld}`", "`${(row.period < period)}`"],
  ["{ isOld, b: isOld }", "{ isOld: (row.period < period), b: (row.period < period) }"],
])("%s", (source, text) => {
  expect(textOf(source)).toBe(text);
});

test.each(["row.isOld", "'isOld'", "{ isOld: 1 }", "rows.map((isOld) => isOld)", "isOlder"])(
  "%s is no use of a name",
  (source) => expect(textOf(source)).toBe(source),
);

test("a part is found where it was written", () => {
  const replaced = replaceNames("a && isFree && c", meaningOf);
  const rangeOf = (part: string) => {
    const start = replaced.text.indexOf(part);
    return writtenAt(replaced, { start, end: start + part.length });
  };
  expect(rangeOf("a")).toEqual({ name: undefined, start: 0, end: 1 });
  expect(rangeOf("c")).toEqual({ name: undefined, start: 15, end: 16 });
  expect(rangeOf("row.isOpen")).toEqual({ name: "isFree", start: 10, end: 20 });
  expect(rangeOf("< period")).toEqual({ name: "isOld", start: 11, end: 19 });
  // Across the edge of a name it is the use of the name.
  expect(rangeOf("row.isOpen) && c")).toEqual({ name: undefined, start: 5, end: 16 });
});

test("what cannot be read is refused, and names of names do not grow without end", () => {
  expect(() => textOf("isOld &&")).toThrow(ExpressionError);
  const doubled = new Map([["n0", replaceNames("row.amount > 0", () => undefined)]]);
  for (let level = 0; level < 40; level += 1)
    doubled.set(
      `n${level + 1}`,
      replaceNames(`n${level} && n${level}`, (name) => doubled.get(name)),
    );
  expect(doubled.get("n40")?.text.length).toBeLessThan(3 * MAX_SOURCE);
});
