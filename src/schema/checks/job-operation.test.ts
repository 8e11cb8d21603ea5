import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test.each([
  ['"id": "taskId"', '"id": "taskid"', "x-job.id", 'did you mean "taskId"?'],
  ['"param": "taskid"', '"param": "taskId"', "x-job.param", 'did you mean "taskid"?'],
  ['"file": "url"', '"file": "ulr"', "x-job.file", 'did you mean "url"?'],
])("%s is looked up where it belongs", (from, to, where, hint) => {
  expect(checkEdit("api/report.json", [from, to])).toEqual([
    expect.stringMatching(new RegExp(`^job-operation .*${where} .*; ${hint.replace("?", "\\?")}$`)),
  ]);
});

test("a task ends with a status that it can have", () => {
  expect(checkEdit("api/report.json", ['"done": [1]', '"done": [1, 3]'])).toEqual([
    expect.stringContaining("x-job.done[1]: 3 is no value of the status; it may be 0, 1, 2"),
  ]);
});
