import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/client-list.json";
const TITLE = '"title": "编辑企业「{{ row.name }}」"';
const checkAbout = (about: string) => checkEdit(LIST, [TITLE, `${TITLE}, "about": [${about}]`]);

test("what a form is about is written like the sections of a record", () => {
  expect(checkAbout('{ "id": "base", "fields": ["name", "taxNumber"] }')).toEqual([]);
  expect(checkAbout('{ "id": "base", "fields": ["nobody"] }')).toEqual([
    expect.stringContaining("about[0].fields[0]"),
  ]);
  expect(checkAbout('{ "id": "base", "fields": ["name"], "text": "说明" }')).toEqual([
    expect.stringContaining("about[0]: has fields and text at once"),
  ]);
  expect(checkAbout('{ "id": "a", "text": "一" }, { "id": "a", "text": "二" }')).toEqual([
    expect.stringContaining('"a" is taken'),
  ]);
  expect(checkAbout('{ "id": "base", "from": "asked", "fields": ["name"] }')).toEqual([
    expect.stringContaining('about[0].from "asked": there is no "data" to ask'),
  ]);
});

test("it sees the record, and nothing of what is typed", () => {
  const shown = (condition: string) =>
    checkAbout(`{ "id": "base", "visible": "{{ ${condition} }}", "fields": ["name"] }`);
  expect(shown("record.name !== ''")).toEqual([]);
  expect(shown("$values.name !== ''")).toEqual([expect.stringContaining("$values")]);
});

test("a record has none, only what is sent", () => {
  expect(
    checkEdit(LIST, [
      '"dialogs": {',
      '"dialogs": { "look": { "title": "查看", "about": [{ "id": "b", "text": "说明" }], "sections": [{ "id": "a", "text": "说明" }] },',
    ]),
  ).toEqual(
    expect.arrayContaining([expect.stringContaining("this belongs to a dialog of the kind form, not page")]),
  );
});

test("tags behind the title are texts that may hold expressions", () => {
  const checkTags = (tags: string) => checkEdit(LIST, [TITLE, `${TITLE}, "tags": ${tags}`]);
  expect(checkTags('["{{ row.name }}", "2026年"]')).toEqual([]);
  expect(checkTags('["{{ nothing.name }}"]')).toEqual([expect.stringContaining("tags[0]")]);
});
