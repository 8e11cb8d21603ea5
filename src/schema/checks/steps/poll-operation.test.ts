import { expect, test } from "vitest";
import { checkBadSample, checkEdit } from "../testing/sample-project.ts";

const SCREEN = "screens/report-list.json";

/** The good list with this step in its first action. */
const withPoll = (more: object) =>
  checkEdit(SCREEN, [
    '"do": [\n        {\n          "job"',
    `"do": [${JSON.stringify({ poll: "report.detail", params: { reportId: 1 }, every: 1000, title: "报表", ...more })}, {\n "job"`,
  ]);

test("what is asked again and again reads, in a round of waiting rows as in a step", async () => {
  const messages = (await checkBadSample("poll-operation")).map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringContaining("report.save writes, but it is asked again and again"),
    expect.stringContaining('until: does not look at "answer"'),
  ]);
  const written = withPoll({
    poll: "report.save",
    params: { clientName: "甲" },
    until: "{{ answer.id > 0 }}",
  });
  expect(written).toContainEqual(expect.stringContaining("poll: report.save writes"));
});

test("the condition sees the answer, which is seen nowhere else", () => {
  expect(withPoll({ until: "{{ answer.amount > 0 }}" })).toEqual([]);
  expect(withPoll({ until: "{{ answer.amount > 0 }}", params: { reportId: "{{ answer.id }}" } })).toEqual([
    expect.stringMatching(/^expression-scope .*answer/),
  ]);
});

test("it leaves time between the questions, and ends", () => {
  const until = "{{ answer.amount > 0 }}";
  expect(withPoll({ until, every: 100 })).toEqual([expect.stringMatching(/^step-arguments .*every.*500/)]);
  expect(withPoll({ until, limit: 0 })).toEqual([expect.stringMatching(/^step-arguments .*limit/)]);
});
