import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a name given by an earlier step is known to later ones only", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      [
        '{ "call": "client.modifyStatus"',
        '{ "toast": "{{ done }}" },\n        { "as": "done", "call": "client.modifyStatus"',
      ],
      ['        { "toast": "已停用" }', '        { "toast": "{{ done }}" }'],
    ),
  ).toEqual([
    expect.stringContaining('expression-scope 33:24 rowActions[1].do[0].toast: "done" is not known here'),
  ]);
});

test("a dialog that the toolbar opens has no row", () => {
  expect(
    checkEdit("screens/client-list.json", ['"title": "新增企业"', '"title": "新增{{ row.name }}"']),
  ).toEqual([expect.stringContaining('dialogs.add.title: "row" is not known here')]);
});

test("parameters of arrow functions are names", () => {
  expect(
    checkEdit("screens/client-list.json", [
      "{{ row.status === 1 }}",
      "{{ [1].includes(row.status) && [row].some((one) => one.id === row.id) }}",
    ]),
  ).toEqual([]);
});

test("a filter is shown by what is being typed beside it", () => {
  const shownBy = (condition: string): [string, string] => [
    '"filters": ["name", "status"]',
    `"filters": ["name", { "field": "status", "visible": "{{ ${condition} }}" }]`,
  ];
  expect(checkEdit("screens/client-list.json", shownBy("!isBlank($values.name)"))).toEqual([]);
  expect(checkEdit("screens/client-list.json", shownBy("!isBlank(row.name)"))).toEqual([
    expect.stringContaining('filters[1].visible: "row" is not known here'),
  ]);
});

test("reactions see their dependencies, other parts of a form do not", () => {
  expect(
    checkEdit("blocks/client-form.json", [
      '{ "x-visible": "{{ !isBlank($values.name) }}" }',
      '{ "x-visible": "{{ $deps[0] }}", "x-reactions": { "dependencies": ["name"], "fulfill": { "state": { "required": "{{ $deps[0] }}" } } } }',
    ]),
  ).toEqual([expect.stringContaining('x-visible: "$deps" is not known here')]);
});

const named = (names: string): [string, string] => ['  "source"', `  "names": { ${names} },\n  "source"`];

test("a name is told where what it reads is not there", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      named(`"isActive": "{{ row.status === 1 }}"`),
      ['{{ row.status === 1 }}",\n      "confirm', '{{ isActive }}",\n      "confirm'],
      ['"title": "新增企业"', '"title": "新增{{ isActive }}"'],
    ),
  ).toEqual([
    expect.stringMatching(/dialogs\.add\.title: "isActive" reads row, which is not known here; known are /),
  ]);
});

test("a slip inside a name is told once, in the name", () => {
  expect(
    checkEdit("screens/client-list.json", named(`"isActive": "{{ rwo.status === 1 }}"`), [
      "{{ row.status === 1 }}",
      "{{ isActive && !isActive }}",
    ]).filter((issue) => !issue.startsWith("example")),
  ).toEqual([
    'expression-scope 8:30 names.isActive: "rwo" is not known where "isActive" is used; did you mean "row"?',
  ]);
});

test("a name may read the parameter that stands around it", () => {
  expect(
    checkEdit("screens/client-list.json", named(`"isActive": "{{ row.status === 1 }}"`), [
      '"label": "新增",',
      '"label": "{{ [{ status: 1 }].some((row) => isActive) }}",',
    ]),
  ).toEqual([]);
});
