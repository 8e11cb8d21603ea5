import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkEdit, checkTexts } from "../testing/sample-project.ts";

const LIST = "screens/client-list.json";
const OPEN = '"do": [{ "open": "edit" }, { "toast": "已保存" }]';
const go = (step: string) => checkEdit(LIST, [OPEN, `"do": [{ "open": "edit" }, ${step}]`]);

test("a step that goes to a screen hands over its inputs", () => {
  expect(go('{ "navigate": "/report/detail", "with": { "id": "{{ row.id }}" } }')).toEqual([]);
  expect(go('{ "navigate": "/report/detail" }')).toEqual([
    expect.stringMatching(
      /^handed-over .*do\[1\]: \/report\/detail needs "id"; hand it over: "with": \{ "id": … \}$/,
    ),
  ]);
  expect(go('{ "navigate": "/report/detail", "with": { "id": "{{ row.id }}", "idd": 1 } }')).toEqual([
    expect.stringMatching(/^handed-over .*with "idd": no input of \/report\/detail; did you mean "id"\?$/),
  ]);
});

test("a link names tabs and filters that are there", () => {
  expect(go('{ "navigate": "/report/tabs", "with": { "tab": "form" } }')).toEqual([]);
  expect(go('{ "navigate": "/report/tabs", "with": { "tab": "from" } }')).toEqual([
    expect.stringMatching(/^handed-over .*tab "from": no tab of report\.tabs; did you mean "form"\?$/),
  ]);
  expect(go('{ "navigate": "/client/list", "filters": { "name": "甲" } }')).toEqual([]);
  expect(go('{ "navigate": "/client/list", "filters": { "nmae": "甲" } }')).toEqual([
    expect.stringMatching(/^handed-over .*filters "nmae": no filter of client\.list; did you mean "name"\?$/),
  ]);
  expect(go('{ "navigate": "/report/detail", "with": { "id": 1 }, "filters": { "name": "甲" } }')).toEqual([
    expect.stringMatching(/^handed-over .*filters "name": no filter of report\.detail$/),
  ]);
});

test("a step that opens a dialog hands over what its inputs say, when the dialog reads them", () => {
  const inputs = '"edit": {\n      "inputs": { "who": { "type": "string" } },';
  const open = (step: string) =>
    checkEdit(
      LIST,
      ['"edit": {', inputs],
      ["编辑企业「{{ row.name }}」", "{{ given.who }}"],
      [OPEN, `"do": [${step}]`],
    );
  expect(open('{ "open": "edit", "with": { "who": "{{ row.name }}" } }')).toEqual([]);
  expect(open('{ "open": "edit" }')).toEqual([
    expect.stringMatching(/^handed-over .*do\[0\]: edit needs "who"/),
  ]);
  expect(open('{ "open": "edit", "with": { "who": "甲", "hwo": 1 } }')).toEqual([
    expect.stringMatching(/^handed-over .*with "hwo": no input of edit; did you mean "who"\?$/),
  ]);
});

test("so does a dialog or a section that shows a screen", () => {
  const dialog = (more: string, handed = "") =>
    checkEdit(
      LIST,
      ['"dialogs": {', `"dialogs": { "show": { "screen": "report.detail"${more} },`],
      [OPEN, `"do": [{ "open": "edit" }, { "open": "show"${handed} }]`],
    );
  expect(dialog("")).toEqual([
    expect.stringMatching(/^handed-over .*dialogs\.show: report\.detail needs "id"/),
  ]);
  expect(dialog(', "with": { "id": "{{ row.id }}" }')).toEqual([]);
  expect(dialog("", ', "with": { "id": "{{ row.id }}" }')).toEqual([]);
  const section = (more: string) =>
    checkEdit("screens/report-detail.json", [
      '"sections": [',
      `"sections": [{ "id": "other", "screen": "report.form"${more} },`,
    ]);
  expect(section(', "with": { "name": "{{ record.clientName }}" }')).toEqual([]);
  expect(section(', "with": { "nmae": "甲" }')).toEqual([
    expect.stringMatching(/^handed-over .*with "nmae": no input of report\.form; did you mean "name"\?$/),
  ]);
});

test("a screen behind a tab is given what the page is given, and what the item hands over", () => {
  const item = (more: string, inputs = "") =>
    checkEdit(
      "screens/report-tabs.json",
      ['"screen": "report.list"', `"screen": "report.detail"${more}`],
      ['"title": "只读", "optional": true }', `"title": "只读", "optional": true }${inputs}`],
    ).filter((issue) => issue.startsWith("handed-over"));
  expect(item("")).toEqual([expect.stringContaining('items[0]: report.detail needs "id"')]);
  expect(item(', "with": { "id": 7 }')).toEqual([]);
  expect(item("", ', "id": { "type": "integer", "title": "报表" }')).toEqual([]);
});

test("a link to a screen about a company says which, where its own screen is about none", async () => {
  const edited = async (name: string, from: string, to: string): Promise<[string, string]> => {
    const text = await readFile(`tests/fixtures/good/schemas/screens/${name}.json`, "utf8");
    return [`schemas/screens/${name}.json`, text.replace(from, () => to)];
  };
  const about = await edited("filing-list", '"context": {', '"context": { "company": true,');
  const linked = async (step: string) => {
    const issues = checkTexts([about, await edited("client-list", OPEN, `"do": [${step}]`)]);
    return issues.filter(({ slug }) => slug === "handed-over").map(({ message }) => message);
  };
  expect(await linked('{ "navigate": "/filing/list" }')).toEqual([
    expect.stringContaining("/filing/list is about a company"),
  ]);
  expect(await linked('{ "navigate": "/filing/list", "context": { "company": "{{ row.id }}" } }')).toEqual(
    [],
  );
});
