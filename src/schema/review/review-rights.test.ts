import { describe, expect, test } from "vitest";
import { type Editable, reviewEdits } from "./testing/reviewed-project.ts";

const LIST = "screens/client/list.json";
const DETAIL = "screens/client/detail.json";
const TABS = "screens/client/tabs.json";
const ROUTES = "routes/client.json";
const API = "api/client.json";

type Guarded = readonly [part: string, file: string, find: (file: Editable) => Editable];

const ACTION: Guarded = ["action", LIST, ({ rowActions }) => rowActions[0]];
const COLUMN: Guarded = ["column", LIST, ({ columns }) => columns[0]];
const FILTER: Guarded = ["filter", LIST, ({ filters }) => filters[0]];
const SECTION: Guarded = ["section", DETAIL, ({ sections }) => sections[0]];
const TAB: Guarded = ["tab", LIST, ({ tabs }) => tabs.items[0]];
const ROUTE: Guarded = ["route", ROUTES, ({ routes }) => routes[0]];

/** `kind weight` of each change. */
function changesOf(...args: Parameters<typeof reviewEdits>): string[] {
  return reviewEdits(...args).map(({ kind, weight }) => `${kind} ${weight}`);
}

const EDIT_CODE: Readonly<Record<string, string>> = { action: "client.stop" };

describe.each<Guarded>([
  ["screen", LIST, (screen) => screen],
  ["dialog", LIST, ({ dialogs }) => dialogs.edit],
  ACTION,
  COLUMN,
  SECTION,
  TAB,
  ROUTE,
])("the permission of a %s", (part, file, find) => {
  const code = EDIT_CODE[part] ?? (part === "dialog" ? "client.edit" : "client");

  test("that is taken away is widened, given back narrowed", () => {
    const edits = { [file]: (value: Editable) => delete find(value).permission };
    expect(changesOf(edits)).toEqual([`${part}-permission-removed widened`]);
    expect(changesOf(edits, "backwards")).toEqual([`${part}-permission-narrowed narrowed`]);
  });

  test("that is replaced by another is widened in both directions", () => {
    const edits = { [file]: (value: Editable) => Object.assign(find(value), { permission: "staff" }) };
    expect(changesOf(edits)).toEqual([`${part}-permission-widened widened`]);
    expect(changesOf(edits, "backwards")).toEqual([`${part}-permission-widened widened`]);
  });

  test("that is replaced by one that implies it is narrowed, by one that it implies widened", () => {
    const edits = {
      [file]: (value: Editable) =>
        Object.assign(find(value), { permission: code === "client" ? "client.edit" : "client" }),
    };
    const shifts = code === "client" ? ["narrowed", "widened"] : ["widened", "narrowed"];
    expect(changesOf(edits)).toEqual([`${part}-permission-${shifts[0]} ${shifts[0]}`]);
    expect(changesOf(edits, "backwards")).toEqual([`${part}-permission-${shifts[1]} ${shifts[1]}`]);
  });
});

describe("the permission of an operation", () => {
  const stop = (permission: unknown) => ({
    [API]: ({ paths }: Editable) => Object.assign(paths["/client/stop"].post, { "x-permission": permission }),
  });

  test.each(["signed-in", "public"])("that becomes %s is widened, taken back narrowed", (word) => {
    expect(changesOf(stop(word))).toEqual(["operation-permission-removed widened"]);
    expect(changesOf(stop(word), "backwards")).toEqual(["operation-permission-narrowed narrowed"]);
  });

  test("that gets a further code is widened; the order of codes says nothing", () => {
    expect(changesOf(stop(["staff", "client.stop"]))).toEqual(["operation-permission-widened widened"]);
    expect(changesOf(stop(["staff", "client.stop"]), "backwards")).toEqual([
      "operation-permission-narrowed narrowed",
    ]);
    expect(changesOf(stop(["client.stop"]))).toEqual([]);
  });
});

describe.each<Guarded>([ACTION, COLUMN, FILTER, SECTION, TAB, ROUTE])(
  "the edition of a %s",
  (part, file, find) => {
    const edition = (gate: object | undefined) => ({
      [file]: (value: Editable) => Object.assign(find(value), { edition: gate }),
    });

    test.each([
      [undefined, "removed widened"],
      [{ versionClass: ["ZZ", "QJ"] }, "widened widened"],
      [{ versionClass: ["QJ"] }, "widened widened"],
      [{ versionClass: ["ZZ"], firmType: "GC" }, "narrowed narrowed"],
    ])("that becomes %j is told", (gate, shift) => {
      expect(changesOf(edition(gate))).toEqual([`${part}-edition-${shift}`]);
    });

    test("that is given back is narrowed", () => {
      expect(changesOf(edition(undefined), "backwards")).toEqual([`${part}-edition-narrowed narrowed`]);
    });
  },
);

describe.each<Guarded>([
  ACTION,
  COLUMN,
  FILTER,
  SECTION,
  ["field", DETAIL, ({ sections }) => sections[0].fields[1]],
  ["tab", TABS, ({ items }) => items[0]],
])("the condition under which a %s is shown", (part, file, find) => {
  const visible = (change: (condition: string) => string | undefined) => ({
    [file]: (value: Editable) => Object.assign(find(value), { visible: change(find(value).visible) }),
  });

  test.each<[string, (condition: string) => string | undefined, string, string]>([
    ["taken away", () => undefined, "removed widened", "narrowed narrowed"],
    ["true", () => "{{ true }}", "removed widened", "narrowed narrowed"],
    ["with one part less", (text) => text.replace(/ &&.*/, " }}"), "widened widened", "narrowed narrowed"],
    [
      "with an alternative",
      (text) => text.replace(" }}", " || period === '1' }}"),
      "widened widened",
      "narrowed narrowed",
    ],
    ["another one", () => "{{ period === '1' }}", "changed risky", "changed risky"],
  ])("%s", (_name, change, forwards, backwards) => {
    expect(changesOf(visible(change))).toEqual([`${part}-visible-${forwards}`]);
    expect(changesOf(visible(change), "backwards")).toEqual([`${part}-visible-${backwards}`]);
  });
});

describe("the condition under which an action cannot be pressed", () => {
  const disabled = (list: unknown) => ({
    [LIST]: ({ rowActions }: Editable) => Object.assign(rowActions[0], { disabled: list }),
  });

  test.each([
    [[], "removed widened", "narrowed narrowed"],
    [[{ when: "{{ row.id === 1 }}", reason: "内置客户" }], "widened widened", "narrowed narrowed"],
    [[{ when: "{{ row.id > 5 }}", reason: "内置客户" }], "changed risky", "changed risky"],
  ])("that becomes %j is told", (list, forwards, backwards) => {
    expect(changesOf(disabled(list))).toEqual([`action-disabled-${forwards}`]);
    expect(changesOf(disabled(list), "backwards")).toEqual([`action-disabled-${backwards}`]);
  });
});

test.each<[string, string, (file: Editable) => unknown, string, string]>([
  [
    "a mask",
    API,
    ({ components }) => delete components.schemas.Client.properties.phone["x-mask"],
    "operation-field-mask-removed widened",
    "operation-field-mask-added narrowed",
  ],
  [
    "another mask",
    API,
    ({ components }) => (components.schemas.Client.properties.phone["x-mask"] = "secret"),
    "operation-field-mask-changed widened",
    "operation-field-mask-changed widened",
  ],
  [
    "the records of an operation",
    API,
    ({ paths }) => delete paths["/client/save"].post["x-resource"].where,
    "operation-where-removed widened",
    "operation-where-added narrowed",
  ],
  [
    "the sign-in of a route",
    ROUTES,
    ({ routes }) => delete routes[0].requiresAuth,
    "route-sign-in-removed widened",
    "route-sign-in-added narrowed",
  ],
  [
    "a planned route",
    ROUTES,
    ({ routes }) => Object.assign(routes[2], { planned: false, screen: "client.list" }),
    "route-opened widened",
    "route-closed risky",
  ],
  [
    "a route without permission",
    ROUTES,
    ({ routes }) => routes.push({ path: "/x", title: "新", screen: "client.list" }),
    "route-opened widened",
    "route-removed risky",
  ],
  [
    "an operation for everybody",
    API,
    ({ paths }) => (paths["/x"] = { post: { operationId: "x", "x-permission": "public" } }),
    "operation-opened widened",
    "operation-removed risky",
  ],
  [
    "the parent of a code",
    "permissions/client.json",
    ({ codes }) => (codes[1].children = codes[0].children.splice(1)),
    "permission-implies-more widened",
    "permission-implies-more widened",
  ],
  [
    "a code that implies nothing any more",
    "permissions/client.json",
    ({ codes }) => codes.push(...codes[0].children.splice(1)),
    "permission-implies-less narrowed",
    "permission-implies-more widened",
  ],
  [
    "a masked column",
    LIST,
    ({ columns }) => (columns[1] = { field: "phone", reveal: { call: "client.detail" } }),
    "column-revealed widened",
    "call-removed risky",
  ],
  [
    "a masked field",
    DETAIL,
    ({ sections }) => (sections[0].fields[1].reveal = { call: "client.detail" }),
    "field-revealed widened",
    "call-removed risky",
  ],
])("%s", (_name, file, edit, forwards, backwards) => {
  expect(changesOf({ [file]: edit })).toEqual([forwards]);
  expect(changesOf({ [file]: edit }, "backwards")).toEqual([backwards]);
});

test("a right that is widened is told in a sentence with both codes' titles", () => {
  const [change] = reviewEdits({ [LIST]: ({ rowActions }) => delete rowActions[0].permission });
  expect(change).toMatchObject({
    sentence: "客户列表 › 按钮「停止服务」：原需权限「停止服务」(client.stop)，现在谁都能按",
    file: "schemas/screens/client/list.json",
    subject: "screen client.list/rowActions/stop/permission",
    screens: ["client.list"],
  });
});

test("a screen that cannot be planned is compared as it is written", () => {
  const changes = reviewEdits({
    [LIST]: (screen) => {
      screen.columns[2] = { field: "status", kind: "no-such-kind" };
      delete screen.columns[0].permission;
      delete screen.rowActions[0].permission;
    },
  });
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
    "action-permission-removed",
    "column-changed",
    "column-permission-removed",
  ]);
});

test("a screen of another kind is told with its permission", () => {
  const edits = {
    [TABS]: (screen: Editable) => {
      Object.assign(screen, { kind: "custom", surface: "home" });
      delete screen.permission;
    },
  };
  expect(changesOf(edits)).toEqual(["screen-permission-removed widened", "screen-kind-changed risky"]);
});
