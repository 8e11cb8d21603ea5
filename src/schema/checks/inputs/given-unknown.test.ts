import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("what a screen reads of given is declared", () => {
  const read = (name: string) => checkEdit("screens/report-detail.json", ["given.id", `given.${name}`]);
  expect(read("id")).toEqual([]);
  expect(read("iid")).toContainEqual(
    expect.stringMatching(
      /^given-unknown .*record\.params\.reportId: "given\.iid" is handed over by nobody; did you mean "id"\?$/,
    ),
  );
});

test("a dialog sees what its screen is given, and what every step that opens it hands over", () => {
  const title = (text: string, handed: string) =>
    checkEdit(
      "screens/client-list.json",
      [
        '"title": "企业管理",',
        '"title": "企业管理", "inputs": { "kind": { "type": "string", "title": "类型" } },',
      ],
      [
        '"filters": [',
        '"tabs": { "field": "status", "items": [{ "id": "{{ given.kind }}", "label": "全部" }] }, "filters": [',
      ],
      ["编辑企业「{{ row.name }}」", text],
      ['{ "open": "edit" }', `{ "open": "edit"${handed} }`],
    ).filter((issue) => issue.startsWith("given-unknown"));
  expect(title("{{ given.kind }}", "")).toEqual([]);
  expect(title("{{ given.who }}", ', "with": { "who": "{{ row.name }}" }')).toEqual([]);
  expect(title("{{ given.who }}", "")).toEqual([
    expect.stringContaining('dialogs.edit.title: "given.who" is handed over by nobody'),
  ]);
});

test("a block of columns or actions may read whatever the screens that use it are given", () => {
  const issues = checkEdit("blocks/report-columns.json", [
    '"columns": [',
    '"columns": [{ "field": "amount", "id": "again", "title": "{{ given.title }}" },',
  ]);
  expect(issues.filter((issue) => issue.includes("blocks"))).toEqual([]);
});
