import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

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

test("a task that ends in part has that status, and asking for it changes nothing", () => {
  expect(checkEdit("api/report.json", ['"done": [1]', '"done": [1], "partly": [7]'])).toEqual([
    expect.stringContaining("x-job.partly[0]: 7 is no value of the status"),
  ]);
  expect(
    checkEdit("api/report.json", [
      '"summary": "任务进度",\n        "x-effect": "read"',
      '"summary": "任务进度", "x-effect": "write"',
    ]),
  ).toContainEqual(
    expect.stringContaining("x-job.poll: report.task writes, but it is asked again and again"),
  );
});

test("without a list of values the status has at least a type", () => {
  const free = ['"enum": [0, 1, 2]', '"description": "状态"'] as const;
  expect(checkEdit("api/report.json", free)).toEqual([]);
  expect(checkEdit("api/report.json", free, ['"done": [1]', '"done": ["1"]'])).toEqual([
    expect.stringContaining('x-job.done[0]: "1" is no value of the status; it is integer'),
  ]);
});

test("what stands for an answer that did not come is an answer, and a failure", () => {
  const withStandIn = (text: string) =>
    checkEdit("api/report.json", ['"done": [1]', `"done": [1], "unanswered": ${text}`]);
  expect(withStandIn('{ "status": 2, "url": "" }')).toEqual([]);
  expect(withStandIn('{ "status": 2, "ulr": "" }')).toEqual([
    expect.stringMatching(/x-job\.unanswered\.ulr .*did you mean "url"\?/),
  ]);
  expect(withStandIn('{ "status": 1 }')).toEqual([
    expect.stringContaining('"status" must be one of "failed": nobody knows how the task went'),
  ]);
});
