import { expect, test } from "vitest";
import { checkEdit, checkTexts } from "../testing/sample-project.ts";

const LIST = "screens/client-list.json";
const ADD = '"title": "新增企业", "permission": "client.edit"';

/** A list of clients to choose from, and the screen whose form opens it. */
function choosing(): string[] {
  const chooser = JSON.stringify({
    $schema: "../meta/list.schema.json",
    version: 2,
    id: "client.choose",
    kind: "list",
    title: "选企业",
    permission: "client",
    source: { call: "client.page" },
    columns: ["name"],
    rowActions: [{ id: "choose", label: "选择", do: [{ close: "{{ row }}" }] }],
  });
  const opener = JSON.stringify({
    $schema: "../meta/form.schema.json",
    version: 2,
    id: "report.form",
    kind: "form",
    title: "新增报表",
    permission: "client.edit",
    inputs: { name: { of: "client.page", optional: true } },
    initial: { code: "{{ given.name }}" },
    fields: ["clientName", "code", "remark"],
    submit: { call: "report.save" },
    actions: [
      {
        id: "client",
        label: "选企业",
        do: [{ open: "client", as: "client" }, { set: { clientName: "{{ client.name }}" } }],
      },
    ],
    done: [{ toast: "已保存" }, { navigate: "/client/list" }],
    dialogs: { client: { screen: "client.choose" } },
  });
  return checkTexts([
    ["schemas/screens/client-choose.json", chooser],
    ["schemas/screens/report-form.json", opener],
  ]).map(({ message }) => message);
}

test("a list that a dialog shows closes it with a row", () => {
  expect(choosing()).toEqual([]);
});

test("it must not stand anywhere else", () => {
  expect(
    checkEdit(LIST, [
      '"do": [{ "open": "edit" }, { "toast": "已保存" }]',
      '"do": [{ "close": "{{ row }}" }]',
    ]),
  ).toContainEqual(
    expect.stringContaining("no dialog is around this: the screen also stands at /client/list"),
  );
});

test("a button of a dialog closes it", () => {
  const action = '{ "id": "leave", "label": "不填了", "do": [{ "close": true }] }';
  expect(checkEdit(LIST, [ADD, `${ADD}, "actions": [${action}]`])).toEqual([]);
});

test("nothing runs behind it", () => {
  const action = '{ "id": "leave", "label": "不填了", "do": [{ "close": true }, { "toast": "没有新增" }] }';
  expect(checkEdit(LIST, [ADD, `${ADD}, "actions": [${action}]`])).toEqual([
    expect.stringContaining("actions[0].do[1]: the dialog has gone before this"),
  ]);
});
