import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const PAGE = "screens/report-detail.json";
const NOWHERE = expect.stringContaining("saveForms: no form can be open around this");
const ACTION = ['"navigate": "/client/list"', '"saveForms": true'] as const;

test("a page saves the forms of the screens in its sections", () => {
  const shown = ['"id": "lines",', '"id": "clients", "screen": "client.list" }, { "id": "lines",'] as const;
  expect(checkEdit(PAGE, ACTION, shown)).not.toContainEqual(NOWHERE);
});

test("a page that shows no screens has no forms", () => {
  expect(checkEdit(PAGE, ACTION)).toContainEqual(NOWHERE);
});

test("a list has none, and neither has a dialog with a form of its own", () => {
  const list = "screens/client-list.json";
  const open = '"do": [{ "open": "edit" }, { "toast": "已保存" }]';
  expect(checkEdit(list, [open, '"do": [{ "saveForms": true }]'])).toContainEqual(NOWHERE);
  const add = '"title": "新增企业", "permission": "client.edit"';
  const button = '{ "id": "keep", "label": "先保存", "do": [{ "saveForms": true }] }';
  expect(checkEdit(list, [add, `${add}, "actions": [${button}]`])).toContainEqual(NOWHERE);
});
