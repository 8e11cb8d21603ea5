import { expect, test } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";
import { migrateScreen } from "./migrate-screen.ts";
import { migrateScreenText } from "./migrate-screen-text.ts";

function section(title: string, properties: object) {
  return { type: "void", "x-component": "FormSection", title, properties };
}

function grid(properties: object) {
  return { type: "void", "x-component": "FormGrid", "x-component-props": { across: 2 }, properties };
}

test.each<[string, object, object]>([
  [
    "the order of a list",
    { kind: "list", sorted: { column: "createTime", order: "descending" }, columns: [] },
    { kind: "list", order: "-createTime", columns: [] },
  ],
  [
    "steps that fetch again what a write makes the page fetch by itself",
    {
      kind: "list",
      toolbar: [
        { id: "add", label: "新增", do: [{ open: "add" }, { reload: "list" }, { reload: "counts" }] },
        { id: "again", label: "刷新", do: [{ reload: "list" }] },
        {
          id: "send",
          label: "发送",
          do: [
            { call: "a.send" },
            { reload: "row" },
            { if: "{{ b }}", then: [{ poll: "a.state" }, { reload: "row" }] },
          ],
        },
      ],
      refresh: [{ every: 5000, rows: "{{ b }}", then: [{ call: "a.take" }, { reload: "list" }] }],
    },
    {
      kind: "list",
      toolbar: [
        { id: "add", label: "新增", do: [{ open: "add" }] },
        { id: "again", label: "刷新", do: [{ reload: "list" }] },
        {
          id: "send",
          label: "发送",
          do: [{ call: "a.send" }, { reload: "row" }, { if: "{{ b }}", then: [{ poll: "a.state" }] }],
        },
      ],
      refresh: [{ every: 5000, rows: "{{ b }}", then: [{ call: "a.take" }, { reload: "list" }] }],
    },
  ],
  [
    "the parameter of tabs",
    { kind: "list", tabs: { param: "status", items: [] }, aside: { param: "deptId" } },
    { kind: "list", tabs: { field: "status", items: [] }, aside: { param: "deptId" } },
  ],
  [
    "a rising order",
    { kind: "list", sorted: { column: "name", order: "ascending" } },
    { kind: "list", order: "name" },
  ],
  [
    "the table below a row, and a dialog that shows a record",
    { kind: "list", detail: { columns: [] }, dialogs: { detail: { kind: "detail", sections: [] } } },
    { kind: "list", expand: { columns: [] }, dialogs: { detail: { kind: "page", sections: [] } } },
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
    "the grid of a form that stays Formily's",
    {
      kind: "dialog",
      form: {
        properties: {
          grid: { type: "void", "x-component": "FormGrid", "x-component-props": { columns: 2 } },
          tabs: { type: "void", "x-component": "FormTabs" },
        },
      },
    },
    {
      kind: "dialog",
      form: {
        properties: {
          grid: { type: "void", "x-component": "FormGrid", "x-component-props": { across: 2 } },
          tabs: { type: "void", "x-component": "FormTabs" },
        },
      },
    },
  ],
  [
    "the text of a button that sends, or gives back",
    {
      kind: "list",
      dialogs: {
        a: { title: "甲", submitLabel: "导出", fields: ["type"] },
        b: { submitLabel: "提交", use: "c", submit: { call: "d", label: "保存" } },
      },
    },
    {
      kind: "list",
      dialogs: {
        a: { title: "甲", submit: { label: "导出" }, fields: ["type"] },
        b: { use: "c", submit: { call: "d", label: "提交" } },
      },
    },
  ],
  [
    "a form, with all the words of its fields",
    {
      kind: "list",
      dialogs: {
        edit: {
          title: "编辑",
          form: {
            type: "object",
            properties: {
              name: {},
              kind: {
                type: "string",
                title: "种类",
                required: true,
                default: "a",
                "x-component": "enum",
                "x-component-props": { enum: "kinds", as: "radio" },
                "x-visible": "{{ $values.name }}",
                "x-disabled": true,
                "x-local": true,
                "x-validator": { when: "{{ $values.kind }}", message: "不行" },
              },
              address: { type: "object", properties: { city: { title: "城市" }, street: {} } },
              lines: { "x-component-props": { min: 1 }, items: { properties: { code: {} } } },
              more: { type: "array", "x-component": "ArrayItems", items: { properties: { code: {} } } },
            },
          },
          submit: { call: "a" },
        },
      },
    },
    {
      kind: "list",
      dialogs: {
        edit: {
          title: "编辑",
          fields: [
            "name",
            {
              field: "kind",
              title: "种类",
              required: true,
              initial: "a",
              kind: "enum",
              enum: "kinds",
              as: "radio",
              visible: "{{ $values.name }}",
              disabled: true,
              local: true,
              rules: [{ when: "{{ $values.kind }}", message: "不行" }],
            },
            { field: "address.city", title: "城市" },
            "address.street",
            { field: "lines", min: 1, columns: ["code"] },
            { field: "more", fields: ["code"] },
          ],
          submit: { call: "a" },
        },
      },
    },
  ],
  [
    "the sections and grids of a form",
    {
      kind: "form",
      form: {
        type: "object",
        properties: {
          base: section("基本", { grid: grid({ a: {}, b: {} }), c: {} }),
          more: { ...section("其他", { d: {} }), "x-visible": "{{ $values.a }}" },
        },
      },
      submit: { call: "a" },
    },
    {
      kind: "form",
      sections: [
        { title: "基本", across: 2, fields: ["a", "b", { field: "c", span: 2 }] },
        { title: "其他", visible: "{{ $values.a }}", fields: ["d"] },
      ],
      submit: { call: "a" },
    },
  ],
  [
    "what stands side by side in all of a form",
    {
      kind: "form",
      form: {
        properties: {
          grid: grid({ z: {} }),
          base: section("基本", { grid: grid({ a: {} }) }),
          more: section("其他", { b: {} }),
        },
      },
    },
    {
      kind: "form",
      across: 2,
      fields: ["z"],
      sections: [
        { title: "基本", fields: ["a"] },
        { title: "其他", across: 1, fields: ["b"] },
      ],
    },
  ],
  ...[
    { a: { "x-reactions": [] } },
    { a: { "x-hidden": true } },
    { a: { "x-disabled": "{{ record !== null }}" } },
    { a: { "x-visible": false } },
    { a: { "x-component-props": { visible: true } } },
    { a: { type: "array" } },
    { "a.b": {} },
    { a: { type: "object", title: "甲", properties: { b: {} } } },
    { tabs: { type: "void", "x-component": "FormCollapse" } },
    { one: grid({ a: {} }), two: grid({ b: {} }) },
    { base: section("基本", { a: {} }), b: {} },
    { cards: { type: "array", "x-component": "ArrayCards", items: { properties: { a: {} } } } },
  ].map((properties): [string, object, object] => [
    `a form that only Formily's words say: ${JSON.stringify(properties)}`,
    { kind: "form", form: { properties } },
    { kind: "form", form: { properties } },
  ]),
])("%s", (_name, before, after) => {
  const migrated = migrateScreen({ version: 1, ...before });
  // As text: the order of keys is kept.
  expect(JSON.stringify(migrated)).toBe(JSON.stringify({ version: 2, ...after }));
  expect(migrateScreen(migrated)).toEqual(migrated);
});

test("a reload behind the start of a task stays: it shows that the task runs", () => {
  const list = {
    kind: "list",
    rowActions: [
      { id: "send", label: "发送", do: [{ call: "a.check" }, { job: "a.send" }, { reload: "row" }] },
    ],
  };
  expect(migrateScreen(list)).toMatchObject(list);
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
