import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const TITLE = '"title": "{{ given.title }}",';

const withWalk = (walk: string, ...edits: [string, string][]) =>
  checkEdit(
    "screens/report-list.json",
    [TITLE, `"inputs": { "title": { "type": "string", "title": "标题" } }, ${TITLE} "walk": ${walk},`],
    ...edits,
  );

test("a page is led along the values of one of its inputs", () => {
  expect(withWalk(`{ "input": "title", "over": "{{ ['一', '二'] }}", "measureWord": "张" }`)).toEqual([]);
});

test("an input that it does not have is told, with the near one", () => {
  expect(withWalk(`{ "input": "titel", "over": "{{ ['一', '二'] }}" }`)).toEqual([
    expect.stringContaining('walk.input "titel": the dialog has no such input; did you mean "title"?'),
  ]);
});

test("its values see what opens it, and nothing of the record", () => {
  expect(withWalk(`{ "input": "title", "over": "{{ [record.clientName] }}" }`)).toEqual([
    expect.stringContaining("record"),
  ]);
});

test("nothing in it is typed", () => {
  const inside =
    '"sections": [{ "id": "inside", "title": "明细", "screen": "report.detail", "with": { "id": "{{ row.id }}" } }, ';
  expect(
    withWalk(`{ "input": "title", "over": "{{ ['一'] }}" }`, [
      `"sections": [\n        {\n          "id": "main",\n          "title": "报表`,
      `${inside}{\n          "id": "main",\n          "title": "报表`,
    ]),
  ).toEqual([expect.stringContaining("what is typed in it would be lost at the next step")]);
});
