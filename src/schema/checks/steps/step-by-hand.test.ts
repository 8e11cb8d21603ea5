import { expect, test } from "vitest";
import { checkBadSample, checkEdit } from "../testing/sample-project.ts";

test("what runs by itself asks nothing; the link of its notice may lead on, as somebody clicks it", async () => {
  const messages = (await checkBadSample("step-by-hand")).map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringContaining('refresh[0].then[0].confirm: "confirm" stands only where the user has started'),
    expect.stringContaining('refresh[0].then[1].reload: "row"'),
  ]);
});

test.each([
  [{ open: "detail" }, '"open"'],
  [{ navigate: "/reports" }, '"navigate"'],
  [
    {
      poll: "report.detail",
      params: { reportId: 1 },
      every: 1000,
      until: "{{ answer.amount > 0 }}",
      title: "报表",
    },
    '"poll"',
  ],
])("nor does it ask, lead on or wait: %j", (step, words) => {
  const then = ['[{ "toast": "{{ done.length }} 份报表已生成" }]', JSON.stringify([step])] as const;
  expect(checkEdit("screens/report-list.json", then)).toContainEqual(
    expect.stringMatching(new RegExp(`^step-by-hand .*${words} stands only`)),
  );
});
