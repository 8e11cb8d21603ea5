import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a file names the grammar of its folder", () => {
  expect(
    checkEdit("screens/client-list.json", ["../meta/list.schema.json", "../meta/enum.schema.json"]),
  ).toEqual([
    expect.stringContaining(
      'grammar 2:14 $schema: must name its grammar in "$schema": ../meta/list.schema.json or ../meta/form.schema.json or ',
    ),
  ]);
});

test("a missing key is told at the object that lacks it", () => {
  expect(checkEdit("screens/client-list.json", ['"label": "停用",', ""])).toEqual([
    expect.stringContaining('grammar 26:5 rowActions[1]: "label" is missing'),
  ]);
});

test("a wrong word gets the nearest allowed one as a hint", () => {
  expect(
    checkEdit("screens/client-list.json", ['"label": "停用",', '"label": "停用", "style": "dagner",']),
  ).toEqual([
    expect.stringContaining(
      'rowActions[1].style: "dagner" must be one of "primary", "default", "danger"; did you mean "danger"?',
    ),
  ]);
});

test("a dialog without a block needs a form of its own", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"use": "client.form", "title": "新增企业"',
      '"title": "新增企业"',
    ]),
  ).toEqual([expect.stringContaining('dialogs.add: "form" is missing')]);
});
