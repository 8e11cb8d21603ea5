import { expect, test } from "vitest";
import { checkEdit, checkTexts, sampleProject } from "../testing/sample-project.ts";

const SCREEN = "screens/report-list.json";
const API = "api/report.json";

test("an option names a property of the same row", () => {
  expect(checkEdit(SCREEN, ['"taxNumber": "period"', '"taxNumber": "perid"'])).toEqual([
    expect.stringContaining('columns[2].taxNumber "perid": no such field beside it; did you mean "period"?'),
  ]);
});

test.each([
  ["payer.taxNumber", []],
  [
    "payer.taxNumbr",
    [
      expect.objectContaining({
        replacement: expect.objectContaining({ text: "payer.taxNumber" }) as object,
      }),
    ],
  ],
])("or, by %s, one of a record in that row", (name, issues) => {
  const edit = (file: string, from: string, to: string): [string, string] => {
    const path = `schemas/${file}`;
    return [path, sampleProject(file, [from, to]).files.get(path)?.text ?? ""];
  };
  const payer = `"payer": { "title": "付款方", "type": "object", "additionalProperties": false, "required": ["taxNumber"],
    "properties": { "taxNumber": { "title": "税号", "type": "string", "maxLength": 20 } } }`;
  expect(
    checkTexts([
      edit(SCREEN, '"taxNumber": "period"', `"taxNumber": "${name}"`),
      edit(API, '"period": {', `${payer}, "period": {`),
    ]),
  ).toEqual(issues);
});
