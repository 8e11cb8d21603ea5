import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/report-list.json";
const PLACE = ['"place": "drawer"', '"place": "beside"'] as const;

test("a record stands beside the rows of a list", () => {
  expect(checkEdit(LIST, PLACE)).toEqual([]);
});

test("a form does not, and neither does anything of a page", () => {
  expect(checkEdit(LIST, ['"title": "编辑报表",', '"title": "编辑报表", "place": "beside",'])).toContainEqual(
    expect.stringContaining("what is typed there would be lost with the next row"),
  );
});

test("no step waits for it", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      [
        '"do": [{ "open": "add" }, { "toast": "已新增" }]',
        '"do": [{ "open": "look" }, { "toast": "已新增" }, { "open": "add" }]',
      ],
      [
        '"dialogs": {',
        '"dialogs": { "look": { "title": "查看", "place": "beside", "record": { "call": "client.detail", "params": { "clientId": 1 } }, "sections": [{ "id": "a", "fields": ["name"] }] },',
      ],
    ),
  ).toEqual([expect.stringContaining("toolbar[0].do[1]: this runs at once")]);
});
