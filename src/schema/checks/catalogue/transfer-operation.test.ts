import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("an answer that is a file is downloaded, not called", () => {
  expect(
    checkEdit("screens/report-list.json", ['"download": "report.template"', '"call": "report.template"']),
  ).toEqual([expect.stringContaining('do[0].call: report.template answers a file; use "download"')]);
});

test("a file is sent to an operation that takes one", () => {
  expect(
    checkEdit("screens/report-list.json", ['"upload": "report.import"', '"upload": "report.save"']),
  ).toEqual(expect.arrayContaining([expect.stringContaining("do[0].upload: report.save takes no file")]));
});

test("a task that nobody would follow is told", () => {
  const job =
    '"id": "taskId", "poll": "report.task", "param": "taskid", "status": "status", "done": [1], "failed": [2]';
  expect(
    checkEdit("api/report.json", [
      '"operationId": "report.import",',
      `"operationId": "report.import", "x-job": { ${job} },`,
    ]),
  ).toContainEqual(
    expect.stringContaining(
      "report.import starts a task that nobody would follow; send the file to an operation that plans it",
    ),
  );
});

test("a form that starts a task names it, and no other does", () => {
  expect(
    checkEdit("screens/report-form.json", [
      '"call": "report.save"',
      '"call": "report.save", "title": "报表"',
    ]),
  ).toEqual([expect.stringContaining("submit.title: report.save starts no task; leave it out")]);
  const job =
    '"id": "id", "poll": "report.task", "param": "taskid", "status": "status", "done": [1], "failed": [2]';
  expect(
    checkEdit("api/report.json", [
      '"operationId": "report.save",',
      `"operationId": "report.save", "x-job": { ${job} },`,
    ]),
  ).toContainEqual(
    expect.stringContaining(
      'submit.call: report.save starts a task that nobody would follow; name it by "title"',
    ),
  );
});
