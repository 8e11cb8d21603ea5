import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { reviewProjects } from "./review.ts";
import { type Editable, type Edits, reviewedProject, reviewEdits } from "./testing/reviewed-project.ts";

const LIST = "screens/client/list.json";

/** The same value with the keys of all its objects in the other order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, child]) => [key, turned(child)]),
  );
}

test("an unchanged project is silent", () => {
  expect(reviewProjects(reviewedProject(), reviewedProject(), contracts)).toEqual([]);
});

test("formatting and the order of keys are silent, in every file", () => {
  const { files } = reviewedProject();
  const edits: Edits = Object.fromEntries(
    [...files.values()].map(({ path, value }) => [
      path.replace("schemas/", ""),
      JSON.stringify(turned(value), null, 7),
    ]),
  );
  expect(reviewEdits(edits)).toEqual([]);
});

test.each<[string, Edits]>([
  ["$schema and version", { [LIST]: (screen) => Object.assign(screen, { $schema: "x", version: 2 }) }],
  ["a short form written out", { [LIST]: (screen) => (screen.columns[1] = { field: "phone" }) }],
  [
    "a title that the catalogue says as well",
    { [LIST]: (screen) => (screen.columns[1] = { field: "phone", title: "电话" }) },
  ],
  [
    "a form in the plain grammar",
    {
      "blocks/client/form.json": (block) => {
        delete block.form;
        const rules = [{ maxLength: 11, message: "电话太长" }];
        block.fields = ["name", { field: "phone", required: true, rules }];
      },
    },
  ],
  ["a value that is the usual one", { [LIST]: (screen) => (screen.dialogs.edit.place = "modal") }],
  [
    "blanks and parentheses in expressions",
    { [LIST]: ({ rowActions }) => (rowActions[0].visible = "{{(row.status===1)&&row.id>0}}") },
  ],
  [
    "parts of a condition in another order",
    { [LIST]: ({ rowActions }) => (rowActions[0].visible = "{{ row.id > 0 && row.status === 1 }}") },
  ],
  [
    "a condition that gets a name, and one that is written with a name",
    {
      [LIST]: (screen) => {
        screen.names = { isActive: "{{ row.status === 1 }}", isFirst: "{{ row.id === 1 }}" };
        screen.rowActions[0].visible = "{{ isActive && row.id > 0 }}";
        screen.rowActions[0].disabled[0].when = "{{ isFirst || row.id === 2 }}";
      },
    },
  ],
  [
    "a negation written as such",
    {
      [LIST]: ({ rowActions }) => (rowActions[0].disabled[0].when = "{{ !(row.id !== 1) || row.id === 2 }}"),
    },
  ],
  [
    "the order of routes, codes and operations",
    {
      "routes/client.json": ({ routes }) => routes.push(routes.shift()),
      "permissions/client.json": ({ codes }) => codes.push(codes.shift()),
      "api/client.json": (document) => {
        const { "/client/page": first, ...others } = document.paths;
        document.paths = { ...others, "/client/page": first };
        document.components.schemas.Client.required.push(document.components.schemas.Client.required.shift());
      },
    },
  ],
  [
    "columns that become a block",
    {
      [LIST]: (screen: Editable) => (screen.columns = [{ use: "client.columns" }]),
      "blocks/client/columns.json": (block: Editable) =>
        Object.assign(block, {
          version: 2,
          id: "client.columns",
          kind: "columns",
          columns: JSON.parse(reviewedProject().files.get(`schemas/${LIST}`)?.text ?? "{}").columns,
        }),
    },
  ],
  [
    "a schema that gets a name",
    {
      "api/client.json": ({ paths, components }: Editable) => {
        const media = paths["/client/stop"].post.requestBody.content["application/json"];
        components.schemas.Stop = media.schema;
        media.schema = { $ref: "#/components/schemas/Stop" };
      },
    },
  ],
])("%s: silent in both directions", (_name, edits) => {
  expect(reviewEdits(edits)).toEqual([]);
  expect(reviewEdits(edits, "backwards")).toEqual([]);
});

test("another name for the parameter of an arrow is silent, another parameter is not", () => {
  const reviewed = (before: string, after: string) => {
    const visible = (condition: string) => (screen: Editable) => (screen.rowActions[0].visible = condition);
    return reviewProjects(
      reviewedProject({ [LIST]: visible(`{{ ${before} }}`) }),
      reviewedProject({ [LIST]: visible(`{{ ${after} }}`) }),
      contracts,
    ).map(({ kind }) => kind);
  };
  const nested = "[row].some((a, b) => [a].map((c) => c.id + a.id + b).includes(1))";
  const renamed = "[row].some((x, c) => [x].map((a) => a.id + x.id + c).includes(1))";
  expect(reviewed(nested, renamed)).toEqual([]);
  expect(reviewed(nested, nested.replace("c.id + a.id", "a.id + a.id"))).toEqual(["action-visible-changed"]);
});

test("a name with another meaning is told where it is used", () => {
  const named = (meaning: string) => (screen: Editable) => {
    screen.names = { isActive: meaning };
    screen.rowActions[0].visible = "{{ isActive }}";
  };
  const changes = reviewProjects(
    reviewedProject({ [LIST]: named("{{ row.status === 1 && row.id > 0 }}") }),
    reviewedProject({ [LIST]: named("{{ row.status === 1 }}") }),
    contracts,
  );
  expect(changes.map(({ kind }) => kind)).toEqual(["action-visible-widened"]);
});

test("the order of what is assumed of an operation says nothing", () => {
  const assumed = (words: readonly string[]) =>
    reviewedProject({
      "api/client.json": ({ paths }) => (paths["/client/stop"].post["x-assumed"] = words),
    });
  expect(reviewProjects(assumed(["method", "path"]), assumed(["path", "method"]), contracts)).toEqual([]);
});

test("a title of the catalogue is told once, not in each screen that shows it", () => {
  const changes = reviewEdits({
    "api/client.json": ({ components }) => (components.schemas.Client.properties.phone.title = "手机"),
  });
  expect(changes.map(({ kind, screens }) => [kind, screens])).toEqual([
    ["title-changed", ["client.detail", "client.list"]],
  ]);
});

test("a change of a block is told once, with the screens that it reaches", () => {
  const changes = reviewEdits({
    "blocks/client/form.json": ({ form }) => delete form.properties.phone,
  });
  expect(changes).toMatchObject([
    {
      kind: "form-field-removed",
      sentence: "共用块 client.form › 表单项「电话」：去掉了这个表单项，不再填写和提交",
      file: "schemas/blocks/client/form.json",
      screens: ["client.detail", "client.list"],
    },
  ]);
});

test("the names of layouts are silent, and what stands in them is found under any", () => {
  const inSection = (field: object) => (block: Editable) => {
    const { form } = block;
    delete block.form;
    const grid = { type: "void", "x-component": "FormGrid", "x-component-props": { across: 2 } };
    const { name, phone } = form.properties;
    const properties = { pair: { ...grid, properties: { name, phone: { ...phone, ...field } } } };
    block.form = {
      properties: { base: { type: "void", "x-component": "FormSection", title: "基本", properties } },
    };
  };
  const plain = (block: Editable) => {
    delete block.form;
    const rules = [{ maxLength: 11, message: "电话太长" }];
    const fields = ["name", { field: "phone", required: true, rules }];
    block.sections = [{ title: "基本", across: 2, fields }];
  };
  const FORM = "blocks/client/form.json";
  const review = (field: object) =>
    reviewProjects(
      reviewedProject({ [FORM]: inSection(field) }),
      reviewedProject({ [FORM]: plain }),
      contracts,
    );
  expect(review({})).toEqual([]);
  expect(review({ required: false })).toMatchObject([{ kind: "form-field-required-added" }]);
});
