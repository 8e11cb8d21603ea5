import { expect, test } from "vitest";
import { CHANGE_KINDS, WEIGHTS } from "./change-kinds.ts";
import { type Editable, type Edits, reviewEdits } from "./testing/reviewed-project.ts";

const LIST = "screens/client/list.json";
const DETAIL = "screens/client/detail.json";
const TABS = "screens/client/tabs.json";
const FORM = "blocks/client/form.json";
const API = "api/client.json";
const ROUTES = "routes/client.json";
const CODES = "permissions/client.json";
const ENUM = "enums/clientStatus.json";
const STATE = "states/phase.json";
const MESSAGES = "messages/shell.json";

type Row = readonly [file: string, edit: Edits[string], forwards: string, backwards: string];

const operation = (edit: (target: Editable) => unknown, path = "/client/save") => {
  return ({ paths }: Editable) => edit(paths[path].post);
};
const body = (edit: (schema: Editable) => unknown) =>
  operation(({ requestBody }) => edit(requestBody.content["application/json"].schema));
const schema = (edit: (target: Editable) => unknown) => {
  return ({ components }: Editable) => edit(components.schemas.Client);
};
const stop = (edit: (action: Editable) => unknown) => {
  return ({ rowActions }: Editable) => edit(rowActions[0]);
};

/** Kinds of the guards are tested by review-rights.test.ts. */
const ROWS: readonly Row[] = [
  [TABS, undefined, "screen-removed", "screen-added"],
  [LIST, (screen) => (screen.pageSize = 50), "screen-changed", "screen-changed"],
  [LIST, (screen) => (screen.title = "客户总览"), "title-changed", "title-changed"],
  [LIST, (screen) => delete screen.examples, "screen-examples-changed", "screen-examples-changed"],
  [
    TABS,
    (screen) => Object.assign(screen, { kind: "custom", surface: "home" }),
    "screen-kind-changed",
    "screen-kind-changed",
  ],

  [DETAIL, (screen) => delete screen.dialogs.edit, "dialog-removed", "dialog-added"],
  [LIST, (screen) => (screen.dialogs.edit.width = 800), "dialog-changed", "dialog-changed"],
  [LIST, (screen) => screen.rowActions.pop(), "action-removed", "action-added"],
  [LIST, stop((action) => (action.style = "danger")), "action-changed", "action-changed"],
  [LIST, stop((action) => delete action.confirm), "action-confirm-removed", "action-confirm-added"],
  [LIST, stop((action) => (action.confirm = "确定？")), "action-confirm-changed", "action-confirm-changed"],
  [LIST, stop((action) => action.do.splice(1, 1)), "step-removed", "step-added"],
  [LIST, stop((action) => (action.do[2].toast = "已停")), "step-changed", "step-changed"],
  [LIST, stop((action) => action.do.push(action.do.shift())), "steps-reordered", "steps-reordered"],
  [LIST, stop((action) => delete action.do[0].params.status), "param-removed", "param-added"],
  [LIST, stop((action) => (action.do[0].params.status = 1)), "param-changed", "param-changed"],
  [LIST, (screen) => delete screen.dialogs.edit.record, "call-removed", "call-added"],
  [LIST, (screen) => (screen.dialogs.edit.record.call = "client.page"), "call-changed", "call-changed"],
  [LIST, (screen) => screen.refresh.pop(), "round-removed", "round-added"],
  [LIST, (screen) => (screen.refresh[0].every = 3000), "round-changed", "round-changed"],
  [LIST, (screen) => (screen.refresh[0].rows = "{{ row.id === 1 }}"), "round-changed", "round-changed"],
  [LIST, (screen) => screen.refresh[0].then.pop(), "step-removed", "step-added"],
  [LIST, (screen) => screen.columns.pop(), "column-removed", "column-added"],
  [LIST, (screen) => (screen.columns[0].width = 90), "column-changed", "column-changed"],
  [LIST, (screen) => screen.columns.push(screen.columns.shift()), "parts-reordered", "parts-reordered"],
  [LIST, (screen) => screen.filters.pop(), "filter-removed", "filter-added"],
  [LIST, (screen) => (screen.filters[0].initial = "甲"), "filter-changed", "filter-changed"],
  [DETAIL, (screen) => screen.sections.pop(), "section-removed", "section-added"],
  [DETAIL, (screen) => (screen.sections[0].across = 2), "section-changed", "section-changed"],
  [DETAIL, (screen) => screen.sections[0].fields.shift(), "field-removed", "field-added"],
  [
    DETAIL,
    (screen) => (screen.sections[1].fields[0] = { field: "status", kind: "text" }),
    "field-changed field-changed",
    "field-changed field-changed",
  ],
  [LIST, (screen) => screen.tabs.items.pop(), "tab-removed", "tab-added"],
  [LIST, (screen) => (screen.tabs.items[1].value = "2"), "tab-changed", "tab-changed"],
  [FORM, ({ form }) => delete form.properties.phone, "form-field-removed", "form-field-added"],
  [
    FORM,
    ({ form }) => (form.properties.phone["x-reactions"] = "{{ $self.value }}"),
    "form-field-changed",
    "form-field-changed",
  ],
  [
    FORM,
    ({ form }) => delete form.properties.phone.required,
    "form-field-required-removed",
    "form-field-required-added",
  ],
  [FORM, ({ form }) => delete form.properties.phone["x-validator"], "rule-removed", "rule-added"],
  [FORM, ({ form }) => (form.properties.phone["x-validator"].maxLength = 12), "rule-changed", "rule-changed"],

  [ROUTES, ({ routes }) => routes.pop(), "route-removed", "route-added"],
  [ROUTES, ({ routes }) => (routes[0].cached = true), "route-changed", "route-changed"],
  [
    ROUTES,
    ({ routes }) => (routes[0].screen = "client.tabs"),
    "route-screen-changed",
    "route-screen-changed",
  ],
  [ROUTES, ({ menu }) => menu.sections[0].entries.pop(), "menu-entry-removed", "menu-entry-added"],
  [
    ROUTES,
    ({ menu }) => menu.sections[0].entries.push(menu.sections[0].entries.shift()),
    "menu-entry-changed",
    "menu-entry-changed",
  ],
  [
    ROUTES,
    ({ menu }) => (menu.sections[0].title = "全部"),
    "menu-entry-changed menu-entry-changed",
    "menu-entry-changed menu-entry-changed",
  ],

  [
    "blocks/client/later.json",
    (block) => Object.assign(block, { id: "client.later", kind: "dialog", title: "以后" }),
    "unused-block-changed",
    "unused-block-changed",
  ],
  [CODES, (file) => (file.title = "企业"), "permission-changed", "permission-changed"],
  [CODES, ({ codes }) => codes.pop(), "permission-removed", "permission-added"],
  [CODES, ({ codes }) => (codes[1].resourceType = "BUTTON"), "permission-changed", "permission-changed"],
  [
    "permissions/for-everyone.json",
    (file) => file["signed-in"].push("client.save"),
    "open-list-added",
    "open-list-removed",
  ],

  [API, ({ paths }) => delete paths["/client/save"], "operation-removed", "operation-added"],
  [
    API,
    ({ paths }) => Object.assign(paths, { "/client/keep": paths["/client/save"], "/client/save": {} }),
    "operation-moved",
    "operation-moved",
  ],
  [
    API,
    operation((target) => (target["x-timeout-message"] = "稍后再试")),
    "operation-changed",
    "operation-changed",
  ],
  [
    API,
    operation((target) => (target["x-effect"] = "read")),
    "operation-effect-changed",
    "operation-effect-changed",
  ],
  [
    API,
    operation((target) => (target["x-partial"] = true)),
    "operation-partial-changed",
    "operation-partial-changed",
  ],
  [
    API,
    ({ paths }) => (paths["/client/detail"].get.parameters[0].in = "header"),
    "operation-form-changed",
    "operation-form-changed",
  ],
  [
    API,
    operation((target) => (target["x-version"] = "set")),
    "operation-version-removed",
    "operation-version-added",
  ],
  [
    API,
    operation((target) => (target["x-version"].by = "name")),
    "operation-version-changed",
    "operation-version-changed",
  ],
  [
    API,
    operation((target) => (target["x-resource"].where.status = 0)),
    "operation-where-changed",
    "operation-where-changed",
  ],
  [
    API,
    operation((target) => (target["x-resource"].by = ["name"])),
    "operation-record-changed",
    "operation-record-changed",
  ],
  [
    API,
    ({ paths, components }) => {
      delete components.schemas.Client["x-record"].trash;
      paths["/client/clear"].post["x-resource"] = { record: "client", does: "delete" };
    },
    "operation-record-changed operation-deletes-for-good record-trash-removed",
    "operation-record-changed record-trash-added",
  ],
  [API, schema((target) => (target["x-record"].unique = [])), "record-unique-removed", "record-changed"],
  [
    API,
    schema((target) => delete target.properties.ownerId),
    "operation-field-removed",
    "operation-field-added",
  ],
  [
    API,
    schema((target) => delete target.properties.ownerId["x-ref"]),
    "operation-field-reference-changed",
    "operation-field-reference-changed",
  ],
  [
    API,
    schema((target) => (target.properties.ownerId.description = "谁管")),
    "operation-field-changed",
    "operation-field-changed",
  ],
  [
    API,
    schema((target) => (target.properties.ownerId.type = "string")),
    "operation-field-type-changed",
    "operation-field-type-changed",
  ],
  [
    API,
    schema((target) => delete target.properties.status["x-enum"]),
    "operation-field-values-changed",
    "operation-field-values-changed",
  ],
  [
    API,
    schema((target) => (target.properties.name.maxLength = 10)),
    "operation-field-limit-tightened",
    "operation-field-limit-loosened",
  ],
  [
    API,
    body((target) => target.required.pop()),
    "operation-field-required-removed",
    "operation-field-required-added",
  ],
  [
    API,
    ({ paths }) =>
      delete paths["/client/page"].post.requestBody.content["application/json"].schema.properties.name[
        "x-filter"
      ],
    "operation-field-filter-changed",
    "operation-field-filter-changed",
  ],

  // A reason in the place of a version, and what is only answered, break nothing.
  [
    API,
    operation((target) => (target["x-version"] = "set"), "/client/stop"),
    "operation-changed",
    "operation-changed",
  ],
  [
    API,
    schema((target) => target.required.push("phone")),
    "operation-field-changed",
    "operation-field-required-removed",
  ],
  [ENUM, undefined, "code-table-removed", "code-table-added"],
  [ENUM, (table) => (table.title = "状态"), "code-table-changed", "code-table-changed"],
  [ENUM, ({ values }) => values.pop(), "code-removed", "code-added"],
  [ENUM, ({ values }) => (values[1].label = "停了"), "code-changed", "code-changed"],
  [ENUM, ({ values }) => values.push(values.shift()), "codes-reordered", "codes-reordered"],
  [STATE, undefined, "state-removed", "state-added"],
  [STATE, (state) => (state.of = "client.detail"), "state-changed", "state-changed"],
  [STATE, ({ cases }) => cases.pop(), "state-case-removed", "state-case-added"],
  [STATE, ({ cases }) => (cases[0].label = "在办"), "state-case-changed", "state-case-changed"],
  [
    STATE,
    ({ cases }) => (cases[0].when = "{{ row.status === 2 }}"),
    "state-case-when-changed",
    "state-case-when-changed",
  ],
  [STATE, ({ cases }) => cases.push(cases.shift()), "state-cases-reordered", "state-cases-reordered"],
  [MESSAGES, ({ texts }) => delete texts.cancel, "message-removed", "message-added"],
  [MESSAGES, ({ texts }) => (texts.cancel = "不了"), "message-changed", "message-changed"],
  [
    LIST,
    (screen) => (screen["x-allow"] = { "permission-missing": "演示" }),
    "allowance-added",
    "allowance-removed",
  ],
];

const REPORTED_BY_RIGHTS =
  /-(permission|edition|visible|disabled)-(removed|widened|narrowed|changed)$|^permission-implies-|^(route|operation)-opened$|^route-(closed|sign-in-)|-revealed$|-mask-|-where-(added|removed)$/;

test.each(ROWS)("%s %#: %s → %s", (file, edit, forwards, backwards) => {
  const kinds = (direction: "forwards" | "backwards") =>
    reviewEdits({ [file]: edit }, direction).map(({ kind }) => kind);
  expect(kinds("forwards").toSorted()).toEqual(forwards.split(" ").toSorted());
  expect(kinds("backwards").toSorted()).toEqual(backwards.split(" ").toSorted());
});

test("every kind of change has a test", () => {
  const tested = new Set(ROWS.flatMap(([, , ...kinds]) => kinds.join(" ").split(" ")));
  const left = Object.keys(CHANGE_KINDS).filter(
    (kind) => !tested.has(kind) && !REPORTED_BY_RIGHTS.test(kind),
  );
  expect(left).toEqual(["file-unreadable"]);
});

test("a file that nobody can read is told with the line", () => {
  const broken = reviewEdits({ [ENUM]: '{ "name": "clientStatus",\n "values": [ }' });
  expect(broken.find(({ kind }) => kind === "file-unreadable")?.sentence).toMatch(
    /clientStatus\.json：现在读不懂（第 2 行/,
  );
});

test("the gravest changes stand first", () => {
  const changes = reviewEdits({
    [LIST]: (screen) => {
      screen.pageSize = 50;
      delete screen.rowActions[0].confirm;
      delete screen.rowActions[0].permission;
      screen.columns[1] = { field: "phone", permission: "staff" };
    },
  });
  expect(changes.map(({ weight }) => weight)).toEqual(WEIGHTS);
});
