import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a planned route needs no screen, but a screen a route", () => {
  expect(checkEdit("routes/client.json", ['"screen": "client.list"', '"planned": true'])).toEqual([
    'screen-unknown 4:9 id: no route, step or place leads to "client.list"; name it in schemas/routes: "screen": "client.list"',
  ]);
});

test("a screen that a call names is one", () => {
  const named = (screen: string) =>
    checkEdit("screens/report-list.json", [
      '"status": "{{ list.params.status }}"',
      `"status": "{{ list.params.status }}", "extend": { "screen": "${screen}" }`,
    ]);
  expect(named("report.list")).toEqual([]);
  expect(named("report.lists")).toEqual([
    expect.stringContaining(
      'params.extend.screen "report.lists": no such screen; did you mean "report.list"?',
    ),
  ]);
});

test("a screen does not stand behind its own tab", () => {
  expect(
    checkEdit("screens/report-tabs.json", ['"screen": "report.list"', '"screen": "report.tabs"']),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining('items[0].screen: "report.tabs" shows "report.tabs" again, and so without end'),
    ]),
  );
});
