import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const ON = '"on": ["row", "selection"]';

const stop = (action: string) =>
  checkEdit("screens/client-list.json", [
    '"rowActions": [',
    `"rowActions": [{ "id": "tell", "label": "告知", ${action} },`,
  ]);

test("a row action sees the rows, one or several", () => {
  expect(
    stop(
      `${ON}, "visible": "{{ rows.every((one) => one.status === 1) }}", "do": [{ "toast": "{{ rows.length > 1 ? rows.length : rows[0]?.name }}" }]`,
    ),
  ).toEqual([]);
  expect(stop(`${ON}, "do": [{ "toast": "{{ row.name }}" }]`)).toEqual([
    expect.stringContaining('"row" is not known here'),
  ]);
  expect(stop('"do": [{ "toast": "{{ rows.length }}" }]')).toEqual([
    expect.stringContaining('"rows" is not known here'),
  ]);
});

test("it fetches no single row again", () => {
  expect(stop(`${ON}, "do": [{ "reload": "row" }]`)).toEqual(
    expect.arrayContaining([expect.stringContaining("there may be several rows")]),
  );
});

test("an action of a dialog is for nothing but it", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"id": "edit",\n          "label"',
      `"id": "edit", ${ON}, "label"`,
    ]),
  ).toEqual([expect.stringContaining("only a row action of a list is there for several rows too")]);
});
