import { expect, test } from "vitest";
import { checkEdit, sampleProject } from "../checks/testing/sample-project.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";

const FILE = "screens/filing-list.json";
const MONTH = { kjnd: "{{ yearOf(period) }}", kjqj: "{{ monthOf(period) }}" };

interface FilledList {
  readonly source: { readonly call: string; readonly params?: object };
  readonly rowActions: readonly { readonly do: readonly { readonly params?: object }[] }[];
}

function filled(...edits: readonly (readonly [string, string])[]): FilledList {
  const project = sampleProject(FILE, ...edits);
  const screen = project.screens.get("filing.list");
  if (!screen) throw new Error("no such screen");
  return readScreenParts(project, screen).value as FilledList;
}

test("the reads of a screen are asked about its period, its writes are not", () => {
  const list = filled(['"kjqj": "{{ monthOf(period) }}"', '"kjqj": 3']);
  expect(list.source).toEqual({ call: "filing.page", params: MONTH });
  expect(list.rowActions[0]?.do[0]?.params).toMatchObject({ kjqj: 3 });
});

test("what says a parameter itself keeps it", () => {
  const list = filled(['{ "call": "filing.page" }', '{ "call": "filing.page", "params": { "kjqj": 12 } }']);
  expect(list.source.params).toEqual({ ...MONTH, kjqj: 12 });
});

test("a screen without a context is asked about nothing", () => {
  const list = filled(['"context": { "period": { "max": "{{ addMonths(today, -1) }}" } },', ""]);
  expect(list.source).toEqual({ call: "filing.page" });
  expect(list.rowActions[1]?.do).toEqual([{ navigate: "/filing/list" }]);
});

test("a link to a screen that is about a period hands it on, unless it says another", () => {
  const link = '{ "navigate": "/filing/list" }';
  expect(filled().rowActions[1]?.do).toEqual([
    { navigate: "/filing/list", context: { period: "{{ period }}" } },
  ]);
  const own = '{ "navigate": "/filing/list", "context": { "period": "{{ addMonths(period, -1) }}" } }';
  expect(filled([link, own]).rowActions[1]?.do).toEqual([JSON.parse(own)]);
  expect(filled([link, '{ "navigate": "/client/list" }']).rowActions[1]?.do).toEqual([
    { navigate: "/client/list" },
  ]);
});

test("a link says no context that its screen does not have", () => {
  expect(
    checkEdit(FILE, [
      '{ "navigate": "/filing/list" }',
      '{ "navigate": "/client/list", "context": { "period": "{{ period }}" } }',
    ]),
  ).toEqual([expect.stringContaining('context "period": no context of client.list')]);
});
