import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a dialog takes no block of columns", () => {
  expect(checkEdit("screens/client-list.json", ['"use": "client.form"', '"use": "report.columns"'])).toEqual([
    expect.stringContaining(
      'dialogs.add.use: "report.columns" is a block of the kind columns; here stands one of dialog',
    ),
  ]);
});

test("a block is not built on itself", () => {
  expect(
    checkEdit("blocks/report-columns.json", ['"clientName",', '"clientName", { "use": "report.columns" },']),
  ).toEqual([
    expect.stringContaining('columns[1].use: "report.columns" is built on itself'),
    expect.stringContaining('columns[0].use: "report.columns" is built on itself'),
  ]);
});

test("what is changed in a block is there", () => {
  expect(checkEdit("screens/report-list.json", ['"id": "period",', '"id": "periods",'])).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'change[0].id "periods": the block "report.filters" has no such entry; did you mean "period"?',
      ),
    ]),
  );
});
