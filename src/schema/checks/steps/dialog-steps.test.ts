import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const PAGE = "screens/report-detail.json";
const FIRST = {
  id: "first",
  fields: [{ field: "kind", local: true, title: "类型" }],
  submit: {},
  next: [{ when: "{{ sent.kind === 'a' }}", to: "second" }, { to: "detour" }] as object[],
};
const DETOUR: object = { id: "detour", text: "{{ steps.first.kind }}", submit: { send: "first" } };
const SECOND: object = {
  id: "second",
  text: "{{ steps.first.kind }}{{ answers.first.kind }}",
  back: true,
  submit: {},
  next: [{ done: [] }],
};

/** The findings in a page with a dialog of these steps. */
function findings(...steps: readonly object[]): string[] {
  const dialogs = { check: { title: "核对", steps } };
  const action = { id: "check", label: "核对", do: [{ open: "check" }] };
  return checkEdit(
    PAGE,
    ['"sections": [', `"dialogs": ${JSON.stringify(dialogs)}, "sections": [`],
    ['"actions": [', `"actions": [${JSON.stringify(action)}, `],
  ).map((line) => line.replace(/^(\S+) \d+:\d+ /, "$1 "));
}

test("steps that lead on whatever is answered, and a detour, are right", () => {
  expect(findings(FIRST, DETOUR, SECOND)).toEqual([]);
});

test("the last way has no condition, and nothing stands behind one without", () => {
  const [conditional] = FIRST.next;
  expect(findings({ ...FIRST, next: [conditional] }, SECOND)).toEqual([
    expect.stringContaining(
      "an answer for which nothing holds leads nowhere; let the last entry have no `when`",
    ),
  ]);
  expect(findings({ ...FIRST, next: [{ to: "second" }, { error: "请重试" }] }, SECOND)).toEqual([
    expect.stringContaining("the entry before has no `when`, so this one is never reached"),
  ]);
});

test("a step is known, and some step leads to it", () => {
  expect(findings({ ...FIRST, next: [{ to: "secnd" }] }, SECOND)).toEqual([
    expect.stringContaining('"secnd": this dialog has no such step; did you mean "second"?'),
    expect.stringContaining('no step leads to "second"'),
  ]);
});

test("steps lead back by the user alone", () => {
  expect(findings({ ...FIRST, next: [{ to: "second" }] }, { ...SECOND, next: [{ to: "first" }] })).toEqual([
    expect.stringContaining('"first" leads back to itself'),
  ]);
});

test("a step that may have been passed by is neither read nor sent", () => {
  const third = { id: "third", text: "{{ steps.second.kind }}", submit: { send: "second" } };
  const ways = [{ when: "{{ sent.kind === 'a' }}", to: "second" }, { to: "third" }];
  expect(findings({ ...FIRST, next: ways }, { ...SECOND, next: [{ to: "third" }] }, third)).toEqual([
    expect.stringContaining('text: the step "second" may not have been answered here'),
    expect.stringContaining('send: "second" may not have been sent when "third" stands there'),
  ]);
});

test("buttons stand in the steps", () => {
  const dialogs = { check: { title: "核对", steps: [SECOND], actions: [] } };
  expect(
    checkEdit(
      PAGE,
      ['"sections": [', `"dialogs": ${JSON.stringify(dialogs)}, "sections": [`],
      ['"actions": [', '"actions": [{ "id": "check", "label": "核对", "do": [{ "open": "check" }] }, '],
    ),
  ).toContainEqual(expect.stringContaining("a dialog in steps has its buttons in its steps"));
});

test("two steps have two ids", () => {
  expect(findings({ ...SECOND, text: "一" }, { ...SECOND, text: "二" })).toContainEqual(
    expect.stringContaining('steps[1].id: "second" is taken'),
  );
});
