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
  const migrated = migrateScreen({ version: 2, ...before });
  // As text: the order of keys is kept.
  expect(JSON.stringify(migrated)).toBe(JSON.stringify({ version: 2, ...after }));
  expect(migrateScreen(migrated)).toEqual(migrated);
});

test.each([1, 3, "2"])("version %j, from which no step begins, is refused", (version) => {
  expect(() => migrateScreen({ version, kind: "list" })).toThrow(
    `it is written in version ${JSON.stringify(version)} of the language; this release reads version 2`,
  );
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
