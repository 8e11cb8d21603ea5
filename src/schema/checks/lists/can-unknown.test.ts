import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const BAD = "tests/fixtures/bad/can-unknown/schemas";
const REPORT = "schemas/api/report.json";
const ACTIONS = "schemas/blocks/report-actions.json";
const report = readFileSync(`${BAD}/api/report.json`, "utf8");
const actions = readFileSync(`${BAD}/blocks/report-actions.json`, "utf8").replace('"edti"', '"edit"');

/** The findings of the sample with these files in the place of its own. */
const check = (files: { readonly [path: string]: string }) =>
  checkTexts(Object.entries({ [REPORT]: report, [ACTIONS]: actions, ...files })).map(
    ({ slug, message }) => `${slug} ${message}`,
  );

test("an action of rows may name what they speak of", () => {
  expect(check({})).toEqual([]);
});

test("the rows have to speak of something that can be done", () => {
  expect(check({ [REPORT]: report.replace('"x-can": true,', "") })).toEqual([
    expect.stringContaining("can-unknown actions[1].can: the rows have no `can` that is marked by x-can"),
  ]);
});

test("only the actions of rows read what a row allows", () => {
  const screen = "schemas/screens/client-list.json";
  const text = readFileSync(`tests/fixtures/good/${screen}`, "utf8");
  const planted = text.replace(
    '"toolbar": [',
    '"toolbar": [{ "id": "all", "label": "全部", "can": "edit", "do": [{ "reload": "list" }] },',
  );
  expect(planted).not.toBe(text);
  expect(check({ [screen]: planted })).toEqual([
    expect.stringContaining("can-unknown toolbar[0].can: only the actions of rows read what a row allows"),
  ]);
});
