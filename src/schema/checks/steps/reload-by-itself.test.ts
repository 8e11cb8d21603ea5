import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LAST = '{ "toast": "已停用" }';

test("after a write its list is fetched by itself", () => {
  expect(
    checkEdit("screens/client-list.json", [LAST, '{ "reload": "list" }, { "toast": "已停用" }']),
  ).toEqual([expect.stringMatching(/^reload-by-itself 34:\d+ rowActions\[1\].do\[1\]: what is on show/)]);
});

test("what is fetched before something that takes time is seen meanwhile", () => {
  expect(
    checkEdit("screens/client-list.json", [LAST, '{ "reload": "row" }, { "confirm": "继续？" }']),
  ).toEqual([]);
});

test("what no write has changed is fetched by a step alone", () => {
  const toolbar = '"toolbar": [{ "id": "again", "label": "刷新", "do": [{ "reload": "list" }] },';
  expect(checkEdit("screens/client-list.json", ['"toolbar": [', toolbar])).toEqual([]);
});
