import { describe, expect, it } from "vitest";
import { check } from "../../src/schema/check.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const { files } = await readProject(".");
const grammars = [...files.values()].flatMap(({ path, text }): [string, string][] =>
  path.startsWith("schemas/meta/") ? [[path, text]] : [],
);

/** The grammar's own findings about one file. */
function findings(path: string, value: object): string[] {
  const up = "../".repeat(path.split("/").length - 1);
  const { kind } = value as { kind?: string };
  const text = JSON.stringify({ $schema: `${up}meta/${kind ?? "state"}.schema.json`, ...value });
  const project = createProject(new Map([...grammars, [`schemas/${path}`, text]]));
  return check(project, { fields: [], verbs: [] })
    .filter(({ slug }) => slug === "grammar")
    .map(({ message, hint }) => (hint === undefined ? message : `${message}; ${hint}`));
}

const screen = (kind: string, rest: object) => ({ version: 2, id: "a.b", kind, title: "事项", ...rest });
const list = (rest: object) => screen("list", { source: { call: "a.b" }, columns: ["name"], ...rest });
const inScreen = (value: object) => findings("screens/a/b.json", value);

const action = { id: "edit", label: "编辑", edition: { versionClass: ["ZZ"] }, do: [{ open: "edit" }] };
const actions = [action, { use: "a.actions", without: ["copy"], change: [{ id: "edit", label: "修改" }] }];
const call = { call: "a.b", params: { id: 1 } };
const form = {
  properties: {
    base: {
      type: "void",
      "x-component": "FormGrid",
      "x-component-props": { across: 2 },
      properties: { name: {} },
    },
    pages: {
      type: "void",
      "x-component": "FormTabs",
      properties: { one: { type: "void", title: "联系人", properties: { phone: {} } } },
    },
    lines: { items: { properties: { count: {} } }, "x-component-props": { addText: "加一行", min: 1 } },
  },
};
const sections = [
  { id: "base", title: "基本信息", across: 2, fields: ["name", { field: "amount", kind: "money" }] },
  { id: "lines", visible: "{{ record.id }}", table: { rows: "lines", columns: [{ use: "a.columns" }] } },
];
const allowed = { "x-allow": { "column-field": "后台下月才有此列" } };

const full = list({
  ...allowed,
  tabs: {
    field: "status",
    all: "全部",
    items: [0, { id: "on", label: "在服", value: 1 }],
    counts: { ...call, numbers: { all: "total" } },
  },
  aside: {
    title: "部门",
    source: call,
    value: "deptId",
    label: "deptName",
    param: "deptId",
    all: "全部部门",
    toolbar: actions,
    nodeActions: actions,
  },
  filters: [
    "name",
    { field: "status", initial: 1, required: true, visible: "{{ tab === 'on' }}", multiple: true },
    { id: "amount", title: "金额", fields: ["min", "max"], kind: "number-range" },
    { use: "a.filters", change: [{ id: "name", title: "名称" }] },
  ],
  columns: [
    "name",
    {
      field: "amount",
      group: "金额",
      sort: true,
      second: { field: "tax", kind: "money" },
      action: "edit",
      optional: true,
      permission: "a",
      edition: { firmType: "GC" },
      ...allowed,
    },
    { id: "phase", kind: "state", state: "phase" },
    { use: "a.columns", without: ["tax"], change: [{ id: "name", width: 90 }] },
  ],
  order: "-amount",
  summary: { source: call },
  expand: { source: call, columns: ["name"] },
  refresh: [
    { every: 1000, rows: "{{ row.status === 2 }}", source: call, limit: 60, then: [{ toast: "好了" }] },
    { every: 3000, rows: "{{ row.status === 3 }}" },
  ],
  toolbar: actions,
  dialogs: {
    edit: { use: "a.form", place: "drawer" },
    new: { title: "新增", form, submit: call, actions },
    show: { kind: "page", title: "详情", record: call, sections },
    home: { kind: "surface", title: "首页", surface: "home", params: { id: "{{ row.id }}" } },
  },
});

describe("the grammar", () => {
  it.each([
    ["a list with all it may have", full],
    [
      "a form that is a page",
      screen("form", { record: call, form, submit: call, done: [{ navigate: "/a" }], actions, dialogs: {} }),
    ],
    ["a record that is a page", screen("page", { record: call, sections, actions })],
    [
      "screens behind tabs",
      screen("tabs", { items: [{ id: "a", label: "甲", screen: "a.c", permission: "a" }] }),
    ],
  ])("takes %s", (_, value) => {
    expect(inScreen(value)).toEqual([]);
  });

  it.each<[string, object]>([
    ["columns", { kind: "columns", columns: ["name", { use: "a.c" }] }],
    ["filters", { kind: "filters", filters: ["name"] }],
    ["actions", { kind: "actions", actions }],
    ["a record", { kind: "dialog", title: "详情", record: call, sections }],
    ["another block with other words", { kind: "dialog", use: "a.form", width: 800 }],
  ])("takes a block of %s", (_, value) => {
    expect(findings("blocks/a/b.json", { version: 2, id: "a.b", ...value })).toEqual([]);
  });

  it("takes a derived state, and says what one lacks", () => {
    const state = { name: "phase", title: "阶段", of: "a.b" };
    const cases = [{ value: "open", label: "未结", color: "warning", when: "{{ row.a === 1 }}" }];
    expect(findings("states/phase.json", { ...state, cases })).toEqual([]);
    expect(findings("states/phase.json", { ...state, cases: [{ value: 1, label: "未结" }] })).toEqual([
      expect.stringContaining("must be a string"),
    ]);
  });

  it.each<[object, string]>([
    [list({ columns: [{ use: "a.c", width: 90 }] }), '"width": there is no such key here'],
    [list({ columns: [{ kind: "state", state: "phase" }] }), '"id" is missing'],
    [list({ columns: [{ width: 90 }] }), '"field" is missing'],
    [list({ filters: [{ fields: ["a", "b"], id: "x", title: "金额" }] }), '"kind" is missing'],
    [list({ toolbar: [{ use: "a.c", change: [{ label: "改" }] }] }), '"id" is missing'],
    [list({ toolbar: [{ use: "a.c", change: [{ id: "x", lable: "改" }] }] }), 'did you mean "label"?'],
    [list({ summary: { label: "合计" } }), '"from" is missing'],
    [list({ refresh: [{ every: 10, rows: "{{ true }}" }] }), ">= 500"],
    [list({ refresh: { every: 1000, rows: "{{ true }}" } }), "array"],
    [list({ dialogs: { a: { kind: "page", title: "详情" } } }), '"sections" is missing'],
    [list({ dialogs: { a: { title: "详情" } } }), '"fields" is missing'],
    [list({ "x-allow": { "row-key": "" } }), "fewer than 1"],
    [screen("form", { form: { properties: {} } }), '"submit" is missing'],
    [
      screen("form", {
        submit: call,
        form: { properties: { a: { type: "void", "x-component": "FormGird", properties: {} } } },
      }),
      'did you mean "FormGrid"?',
    ],
    [
      screen("form", {
        submit: call,
        form: { properties: { a: { items: { properties: {} }, "x-component-props": { maximum: 3 } } } },
      }),
      '"maximum": there is no such key here',
    ],
  ])("refuses %j", (value, message) => {
    expect(inScreen(value)).toEqual([expect.stringContaining(message)]);
  });
});
