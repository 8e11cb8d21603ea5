import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const issuesOf = (condition: string) =>
  checkEdit("screens/report-list.json", ["{{ row.status === 1 }}", `{{ ${condition} }}`]);

test.each([
  "state.reportState === 'late'",
  "'empty' !== state.reportState",
  "['late', 'empty'].includes(state.reportState)",
  "row.clientName === 'lost' && state.reportState === 'ready'",
])("%s is right", (condition) => expect(issuesOf(condition)).toEqual([]));

test.each([
  ["state.reportState === 'lat'", '"lat"'],
  ["row.id > 1 && 'redy' !== state.reportState", '"redy"'],
  ["['late', 'emty'].includes(state.reportState)", '"emty"'],
])("%s is told once, with the near code", (condition, code) => {
  expect(issuesOf(condition)).toEqual([
    expect.stringMatching(
      new RegExp(`^state-code .*refresh.* ${code}: no such code of the state reportState; did you mean`),
    ),
  ]);
});

test("a state of other rows is not beside these", () => {
  expect(
    checkEdit("screens/client-list.json", ["{{ row.status === 1 }}", "{{ state.reportState === 'late' }}"]),
  ).toEqual(
    expect.arrayContaining([expect.stringContaining('"reportState": no such derived state of these rows')]),
  );
});

test("a condition that holds for every code of a state is constant", () => {
  expect(issuesOf("['late', 'empty', 'ready'].includes(state.reportState)")).toEqual([
    expect.stringContaining("is always true: state.reportState is one of"),
  ]);
});

test("without a row there is no state", () => {
  expect(
    checkEdit("screens/report-list.json", ["{{ tab === 'active' }}", "{{ state.reportState === 'late' }}"]),
  ).toEqual([expect.stringContaining('"state" is not known here')]);
});
