import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const PAGE = "screens/report-detail.json";
const DATA = '"data": { "report": { "call": "report.detail", "params": { "reportId": "{{ given.id }}" } } }';
const ask = (...edits: readonly (readonly [string, string])[]) =>
  checkEdit(PAGE, ['"record": {', `${DATA},\n  "record": {`], ...edits);

test("a section is about a question of its page; a slip says which one was meant", () => {
  expect(ask(['"id": "main",', '"id": "main", "from": "report",'])).toEqual([]);
  expect(ask(['"id": "main",', '"id": "main", "from": "reprot",'])).toEqual([
    expect.stringMatching(/^question .*nothing shows or reads the answer to "report"/),
    expect.stringContaining('from "reprot": no question of this page; did you mean "report"?'),
  ]);
});

test("a question that an expression reads is used", () => {
  expect(ask(["返回「{{ record.clientName }}」", "返回「{{ data.report?.clientName }}」"])).toEqual([]);
});

test("the fields of a section are those of its answer", () => {
  const edit = ask(['"id": "main",', '"id": "main", "from": "report",'], ['"amount"]', '"amuont"]']);
  expect(edit).toEqual([expect.stringContaining("no such field in the result of report.detail")]);
});

test("a page without questions has no section about one, nor has a dialog", () => {
  expect(checkEdit(PAGE, ['"id": "main",', '"id": "main", "from": "report",'])).toEqual([
    expect.stringContaining('from "report": there is no "data" to ask'),
  ]);
});
