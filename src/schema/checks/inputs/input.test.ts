import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const inputs = (written: string) =>
  checkEdit("screens/report-detail.json", ['{ "of": "report.detail", "parameter": "reportId" }', written]);

test("an input is a parameter of an operation", () => {
  expect(inputs('{ "of": "report.detail", "parameter": "reportID" }')).toContainEqual(
    expect.stringMatching(
      /^input .*parameter "reportID": no parameter of report\.detail; did you mean "reportId"\?$/,
    ),
  );
  expect(inputs('{ "of": "report.detial" }')).toContainEqual(
    expect.stringMatching(
      /^input .*of "report\.detial": no such operation; did you mean "report\.detail"\?$/,
    ),
  );
});

test("or has a type, and in a screen the title by which an address is told what it lacks", () => {
  expect(inputs('{ "type": "integer" }')).toEqual([
    expect.stringMatching(
      /^input 8:21 inputs\.id: has no "title"; people are told by it what their address lacks$/,
    ),
  ]);
  expect(inputs('{ "type": "integer", "title": "报表" }')).toEqual([]);
});

test("something reads it", () => {
  expect(
    inputs(
      '{ "of": "report.detail", "parameter": "reportId" }, "tag": { "type": "string", "title": "标签", "optional": true }',
    ),
  ).toEqual([expect.stringMatching(/^input .*inputs\.tag: nothing reads "given\.tag"$/)]);
});
