import { expect, test } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";
import { migrateScreen } from "./migrate-screen.ts";
import { migrateScreenText } from "./migrate-screen-text.ts";

test.each([
  [
    "the order of a list",
    { kind: "list", sorted: { column: "createTime", order: "descending" }, columns: [] },
    { kind: "list", order: "-createTime", columns: [] },
  ],
  [
    "a rising order",
    { kind: "list", sorted: { column: "name", order: "ascending" } },
    { kind: "list", order: "name" },
  ],
  [
    "the table below a row, but not a dialog of that name",
    { kind: "list", detail: { columns: [] }, dialogs: { detail: { kind: "detail", sections: [] } } },
    { kind: "list", expand: { columns: [] }, dialogs: { detail: { kind: "detail", sections: [] } } },
  ],
  [
    "a record as a page",
    {
      $schema: "../../meta/detail.schema.json",
      kind: "detail",
      sections: [{ id: "base", columns: 2, fields: [] }],
    },
    {
      $schema: "../../meta/page.schema.json",
      kind: "page",
      sections: [{ id: "base", across: 2, fields: [] }],
    },
  ],
  [
    "what is laid over a block, but not what is handed over",
    {
      kind: "list",
      columns: [{ use: "docs.columns", without: ["a"], with: [{ id: "b", width: 90 }] }],
      rowActions: [{ id: "edit", do: [{ open: "edit", with: { id: 1 } }] }],
    },
    {
      kind: "list",
      columns: [{ use: "docs.columns", without: ["a"], change: [{ id: "b", width: 90 }] }],
      rowActions: [{ id: "edit", do: [{ open: "edit", with: { id: 1 } }] }],
    },
  ],
  [
    "the kind of a filter, also of one that changes a block",
    {
      kind: "list",
      filters: ["name", { field: "a", control: "tree" }, { use: "b", with: [{ id: "c", control: "text" }] }],
    },
    {
      kind: "list",
      filters: ["name", { field: "a", kind: "tree" }, { use: "b", change: [{ id: "c", kind: "text" }] }],
    },
  ],
  [
    "全部 of a filter",
    {
      kind: "list",
      filters: [
        { field: "a", multiple: true, all: { value: -1, send: "omit" }, exclusive: [-1], initial: [-1] },
        { field: "b", all: { value: -999, send: "value" }, initial: -999 },
        { field: "c", all: { value: -1 }, initial: 2 },
      ],
    },
    {
      kind: "list",
      filters: [
        { field: "a", multiple: true, all: true },
        { field: "b", all: -999 },
        { field: "c", all: -1, initial: 2 },
      ],
    },
  ],
  [
    "what a screen reads of its address",
    {
      kind: "page",
      title: "客户",
      record: { call: "a.b", params: { id: "{{ toNumber(route.query.id) }}" } },
      actions: [{ id: "back", visible: "{{ route.query.from === 'list' }}" }],
    },
    {
      kind: "page",
      title: "客户",
      inputs: {
        id: { type: "integer", title: "id" },
        from: { type: "string", title: "from", optional: true },
      },
      record: { call: "a.b", params: { id: "{{ given.id }}" } },
      actions: [{ id: "back", visible: "{{ given.from === 'list' }}" }],
    },
  ],
  [
    "the parameters of an address",
    {
      kind: "list",
      rowActions: [{ do: [{ navigate: "/a?id={{ row.id }}&kind=2&from=list" }, { navigate: "/b" }] }],
    },
    {
      kind: "list",
      rowActions: [
        { do: [{ navigate: "/a", with: { id: "{{ row.id }}", kind: 2, from: "list" } }, { navigate: "/b" }] },
      ],
    },
  ],
  [
    "what a shared dialog is handed",
    {
      kind: "dialog",
      title: "{{ given.who }}：{{ given.plan.count }}",
      submit: { call: "a.b", params: { ids: "{{ given.ids }}", companyId: "{{ given.id }}" } },
    },
    {
      kind: "dialog",
      title: "{{ given.who }}：{{ given.plan.count }}",
      inputs: {
        who: { type: "string" },
        plan: { type: "object" },
        ids: { of: "a.b" },
        id: { of: "a.b", parameter: "companyId" },
      },
      submit: { call: "a.b", params: { ids: "{{ given.ids }}", companyId: "{{ given.id }}" } },
    },
  ],
  [
    "what a list asks for again",
    { kind: "list", refresh: { every: 1000, rows: "{{ row.status === 2 }}", limit: 60 }, columns: [] },
    { kind: "list", refresh: [{ every: 1000, rows: "{{ row.status === 2 }}", limit: 60 }], columns: [] },
  ],
  [
    "the grid of a form",
    {
      kind: "dialog",
      form: { properties: { grid: { "x-component": "FormGrid", "x-component-props": { columns: 2 } } } },
    },
    {
      kind: "dialog",
      form: { properties: { grid: { "x-component": "FormGrid", "x-component-props": { across: 2 } } } },
    },
  ],
])("%s", (_name, before, after) => {
  const migrated = migrateScreen({ version: 1, ...before });
  // As text: the order of keys is kept.
  expect(JSON.stringify(migrated)).toBe(JSON.stringify({ version: 2, ...after }));
  expect(migrateScreen(migrated)).toEqual(migrated);
});

test("a file of this version is left as it is, to the letter", async () => {
  const { files } = await readProject(".");
  const written = [...files.values()].filter(({ path }) =>
    /^schemas\/(screens|blocks|messages)\//.test(path),
  );
  expect(written.length).toBeGreaterThan(30);
  for (const { text } of written) expect(migrateScreenText(text).text).toBe(text);
});

test("what is no object is refused", () => {
  expect(() => migrateScreenText("[]")).toThrow("an object");
  expect(() => migrateScreenText("{")).toThrow();
});
