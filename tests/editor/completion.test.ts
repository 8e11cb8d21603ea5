import { describe, expect, it } from "vitest";
import { readProject } from "../../src/schema/project/read-project.ts";
import { type Completion, openEditor } from "./language-service.ts";

const editor = openEditor(await readProject("."));

const HEAD =
  '"$schema": "../../meta/list.schema.json", "version": 2, "id": "x.y", "kind": "list", "title": "甲"';

/** The completions at the `|` of a list screen. */
function offered(members: string): Promise<readonly Completion[]> {
  return editor.complete("schemas/screens/x/y.json", `{ ${HEAD}, ${members} }`);
}

async function labels(members: string): Promise<readonly string[]> {
  return (await offered(members)).map(({ label }) => label);
}

const inStep = (step: string) => `"toolbar": [{ "id": "a", "label": "甲", "do": [${step}] }]`;
const inForm = (properties: string) =>
  `"dialogs": { "edit": { "title": "甲", "submit": { "call": "userAdmin.add" }, "form": { "properties": { ${properties} } } } }`;
const inFields = (members: string) =>
  `"dialogs": { "edit": { "title": "甲", "submit": { "call": "userAdmin.add" }, ${members} } }`;
const USERS = '"source": { "call": "userAdmin.list" }';

describe("an editor offers the project's names:", () => {
  it("operations with their title, address and effect", async () => {
    const offers = await offered('"source": { "call": "|" }');
    expect(offers).toContainEqual(
      expect.objectContaining({
        label: "userAdmin.list",
        detail: "用户列表",
        text: expect.stringMatching(/reads · POST .*\/auth\/user\/list/) as string,
      }),
    );
  });

  it.each([
    ["permission codes", '"permission": "|"', "basicSetting.staffActions", "用户管理"],
    ["code tables", '"columns": [{ "field": "a", "kind": "enum", "enum": "|" }]', "userStatus", "用户状态"],
    ["states", '"columns": [{ "id": "a", "kind": "state", "state": "|" }]', "taxPrediction", "税款预测"],
    ["routes", inStep('{ "navigate": "|" }'), "/setting/userManage", "用户管理"],
    ["blocks of dialogs", '"dialogs": { "a": { "use": "|" } }', "customer.company-form", "客户"],
    [
      "steps of dialogs",
      '"dialogs": { "a": { "title": "甲", "steps": [{ "id": "b", "submit": {}, "next": [{ "to": "|" }] }] } }',
      "sms",
      "短信验证码",
    ],
    [
      "steps that are sent again",
      '"dialogs": { "a": { "title": "甲", "steps": [{ "id": "b", "submit": { "send": "|" } }] } }',
      "account",
      "账号",
    ],
    [
      "fields of a step",
      '"dialogs": { "a": { "title": "甲", "steps": [{ "id": "b", "submit": { "call": "userAdmin.add" }, "fields": ["|"] }] } }',
      "account",
      "登录账号",
    ],
    ["surfaces", '"dialogs": { "a": { "surface": "|" } }', "home", ""],
    ["tasks", inStep('{ "job": "|" }'), "user.exportByType", "按类型导出用户"],
    [
      "steps of a message",
      inStep('{ "notify": "a", "link": { "label": "a", "do": [{ "call": "|" }] } }'),
      "role.page",
      "角色列表",
    ],
  ])("%s", async (_, members, label, detail) => {
    expect(await offered(members)).toContainEqual(expect.objectContaining({ label, detail }));
  });

  it("blocks of the kind that fits, and tasks alone for `job`", async () => {
    expect(await labels('"columns": [{ "use": "|" }]')).toContain("customer.company-columns");
    expect(await labels('"columns": [{ "use": "|" }]')).not.toContain("customer.company-form");
    expect(await labels(inStep('{ "job": "|" }'))).not.toContain("userAdmin.list");
  });

  it("screens in routes", async () => {
    const text =
      '{ "$schema": "../meta/routes.schema.json", "group": "a", "routes": [{ "path": "/a", "screen": "|" }] }';
    expect(await editor.complete("schemas/routes/a.json", text)).toContainEqual(
      expect.objectContaining({ label: "setting.user-manage", detail: "用户管理" }),
    );
  });

  it.each([
    ["kinds of record", '"record": "|"', "bankEntry", "银行流水"],
    ["code tables", '"fields": { "a": { "enum": "|" } }', "taxlayerType", "纳税人类型"],
  ])("%s in kinds of file", async (_, members, label, detail) => {
    const text = `{ "$schema": "../meta/import-kind.schema.json", "title": "甲", ${members} }`;
    expect(await editor.complete("schemas/imports/a.json", text)).toContainEqual(
      expect.objectContaining({ label, detail }),
    );
  });
});

describe("an editor knows the words of the API catalogue:", () => {
  const property = (text: string) =>
    editor.complete(
      "schemas/api/a.json",
      `{ "openapi": "3.1.0", "paths": {}, "components": { "schemas": { "A": { "properties": { "a": ${text} } } } } }`,
    );

  it.each([
    ["keys", "{ | }", "x-enum", ""],
    ["code tables", '{ "x-enum": "|" }', "userStatus", "用户状态"],
    ["formats, with the kind they lead to", '{ "format": "|" }', "date-time", "datetime"],
  ])("%s", async (_, text, label, detail) => {
    expect(await property(text)).toContainEqual(expect.objectContaining({ label, detail }));
  });

  it("codes that open an operation", async () => {
    const text = '{ "openapi": "3.1.0", "paths": { "/a": { "get": { "x-permission": ["|"] } } } }';
    expect((await editor.complete("schemas/api/a.json", text)).map(({ label }) => label)).toContain(
      "basicSetting.tags",
    );
  });
});

describe("an editor knows the words of an area in the short form:", () => {
  const area = async (operation: string, schema = "{}") => {
    const text = `{ "title": "甲", "operations": { "a.b": ${operation} }, "schemas": { "A": ${schema} } }`;
    return (await editor.complete("schemas/api/a.json", text)).map(({ label }) => label);
  };

  it.each([
    ["an operation", '{ "get": "/a", | }', "permission"],
    ["codes that open it", '{ "permission": ["|"] }', "basicSetting.tags"],
    ["what it does to records", '{ "resource": { "record": "a", "does": "|" } }', "page"],
    ["parts that are assumed", '{ "assumed": ["|"] }', "result"],
    ["a field", '{ "body": { "name?": { | } } }', "x-enum"],
    ["code tables of a field", '{ "query": { "state": { "x-enum": "|" } } }', "userStatus"],
    ["a result", '{ "result": { | } }', "page"],
  ])("%s", async (_, operation, label) => {
    expect(await area(operation)).toContain(label);
  });

  it("a record", async () => {
    expect(await area("{}", '{ "fields": { "name": { "list": { | } } } }')).toContain("fields");
    expect(await area("{}", '{ "fields": { "name": { "format": "|" } } }')).toContain("date-time");
  });
});

describe("the call that stands in a part narrows", () => {
  it.each([
    ["columns", '"columns": ["|"]'],
    ["columns without a quote yet", '"columns": ["name", |]'],
    ["a column's field", '"columns": [{ "field": "|" }]'],
    ["its second line", '"columns": [{ "field": "name", "second": { "field": "|" } }]'],
    ["its hint", '"columns": [{ "field": "name", "hint": "|" }]'],
    [
      "an option that names another property",
      '"columns": [{ "field": "name", "kind": "company", "taxNumber": "|" }]',
    ],
    ["the key of a row", '"rowKey": "|"'],
  ])("%s to the fields of its rows", async (_, members) => {
    const names = await labels(`"source": { "call": "company.list" }, ${members}`);
    expect(names).toContain("companyName");
    expect(names).not.toContain("account");
    expect(await labels(`${USERS}, ${members}`)).not.toContain("companyName");
  });

  it.each([
    ["filters", '"filters": ["|"]'],
    ["a filter's field", '"filters": [{ "field": "|" }]'],
    [
      "the parts of a range",
      '"filters": [{ "id": "a", "title": "甲", "kind": "date-range", "fields": ["|"] }]',
    ],
    ["the parameter of tabs", '"tabs": { "field": "|" }'],
  ])("%s to its parameters", async (_, members) => {
    const names = await labels(`${USERS}, ${members}`);
    expect(names).toContain("nameOrAccount");
    expect(names).not.toContain("lastLoginTime");
  });

  it("parameters, and their values to those of the code table", async () => {
    const step = (params: string) => inStep(`{ "call": "userAdmin.modifyStatus", "params": ${params} }`);
    expect(await offered(step('{ "|" }'))).toContainEqual(
      expect.objectContaining({ label: "status", text: expect.stringContaining("1 启用, 0 停用") as string }),
    );
    expect(await offered(step('{ "status": | }'))).toContainEqual(
      expect.objectContaining({ label: "1", detail: "启用" }),
    );
  });

  it("sections to the record, and their tables to its lists", async () => {
    const dialog = (section: string) =>
      `"dialogs": { "a": { "record": { "call": "taxNotice.getNoticeTaxInfo" }, "sections": [{ ${section} }] } }`;
    const table = '"table": { "rows": "taxPredictionDetailList", "columns": ["|"] }';
    expect(await labels(dialog('"fields": ["|"]'))).toContain("taxAmount");
    const lists = await labels(dialog('"table": { "rows": "|" }'));
    expect(lists).toContain("taxPredictionDetailList");
    expect(lists).not.toContain("taxAmount");
    expect(await labels(dialog(table))).toEqual(expect.arrayContaining(["szid", "se"]));
    expect(await labels(dialog(table))).not.toContain("taxAmount");
    const chart = (members: string) =>
      dialog(`"chart": { "type": "bar", "rows": "taxPredictionDetailList", ${members} }`);
    expect(await labels(dialog('"chart": { "rows": "|" }'))).toEqual(lists);
    expect(await labels(chart('"x": "|"'))).toEqual(expect.arrayContaining(["szid", "se"]));
    expect(await labels(chart('"x": "szid", "y": [{ "field": "|" }]'))).toContain("se");
    expect(await labels(chart('"x": "szid", "y": ["|"]'))).not.toContain("taxAmount");
  });

  it("forms to what is sent, inside layout too", async () => {
    expect(await labels(inForm('"|"'))).toContain("userKind");
    expect(await labels(inForm('"grid": { "type": "void", "properties": { "|" } }'))).toContain("userKind");
  });

  it("fields of a form to what is sent, in sections too", async () => {
    expect(await labels(inFields('"fields": ["|"]'))).toContain("userKind");
    expect(await labels(inFields('"fields": [{ "field": "|" }]'))).toContain("userKind");
    const section = '{ "title": "乙", "fields": ["name", { "field": "|" }] }';
    expect(await labels(inFields(`"sections": [${section}]`))).toContain("userKind");
    expect(await labels(inFields('"fields": ["|"]'))).not.toContain("companyName");
  });

  it("a block to the calls of the lists that take it, and a dialog to those of its block", async () => {
    const block = (kind: string, id: string) =>
      editor.complete(
        "schemas/blocks/x/y.json",
        `{ "$schema": "../../meta/${kind}.schema.json", "id": "${id}", "kind": "${kind}", "${kind}": ["|"] }`,
      );
    expect((await block("columns", "customer.company-columns")).map(({ label }) => label)).toContain(
      "companyName",
    );
    expect(
      await labels(
        '"dialogs": { "a": { "use": "customer.company-form", "form": { "properties": { "|" } } } }',
      ),
    ).toContain("companyName");
  });

  it("choices to the entries of their own call", async () => {
    const filter =
      '{ "field": "deptId", "kind": "tree", "source": { "call": "department.tree", "label": "|" } }';
    expect(await labels(`${USERS}, "filters": [${filter}]`)).toContain("deptName");
  });
});

describe("keys", () => {
  it("of a column are the options of its kind, named or inherited", async () => {
    expect(await labels(`${USERS}, "columns": [{ "field": "name", "kind": "money", "|" }]`)).toContain(
      "status",
    );
    const inherited = await labels(`${USERS}, "columns": [{ "field": "status", "|" }]`);
    expect(inherited).toEqual(expect.arrayContaining(["as", "enum", "width"]));
    expect(await labels(`${USERS}, "columns": [{ "field": "name", "kind": "date", "|" }]`)).not.toContain(
      "as",
    );
  });

  it("of a filter are those of its control", async () => {
    const keys = await labels(`${USERS}, "filters": [{ "field": "deptId", "kind": "tree", "|" }]`);
    expect(keys).toEqual(expect.arrayContaining(["source", "checkable", "initial"]));
    expect(keys).not.toContain("decimals");
  });

  it("of a form field's component are those of its kind", async () => {
    const keys = await labels(inForm('"name": { "x-component": "date", "x-component-props": { "|" } }'));
    expect(keys).toContain("min");
    expect(await labels(inForm('"name": { "x-component-props": { "|" } }'))).toContain("maxLength");
  });

  it("of a form's field are its words and the options of its kind", async () => {
    const keys = await labels(inFields('"fields": [{ "field": "phone", "|" }]'));
    expect(keys).toEqual(expect.arrayContaining(["placeholder", "visible", "disabled", "rules", "span"]));
    expect(await labels(inFields('"fields": [{ "field": "name", "kind": "date", "|" }]'))).toContain("min");
    const list = await labels(inFields('"fields": [{ "field": "lines", "columns": ["a"], "|" }]'));
    expect(list).toEqual(expect.arrayContaining(["addText", "sortable"]));
    expect(await labels(inFields('"|"'))).toEqual(expect.arrayContaining(["fields", "sections", "across"]));
  });

  it("of a step are the verbs, then the arguments of its own", async () => {
    expect(await labels(inStep('{ "|" }'))).toEqual(expect.arrayContaining(["call", "open", "toast", "if"]));
    const keys = await labels(inStep('{ "toast": "已保存", "|" }'));
    expect(keys).toContain("tone");
    expect(keys).not.toContain("navigate");
  });

  it.each([
    ["kind", `${USERS}, "columns": [{ "field": "name", | }]`, '"kind": "$1"'],
    ["second", `${USERS}, "columns": [{ "field": "name", | }]`, '"second": "$1"'],
    ["multiple", `${USERS}, "filters": [{ "field": "status", | }]`, '"multiple": $1'],
    ["params", inStep('{ "call": "userAdmin.modifyStatus", | }'), '"params": {$1}'],
    ["status", inStep('{ "call": "userAdmin.modifyStatus", "params": { | } }'), '"status": ${1:0}'],
    ["columns", USERS, '"columns": [$1]'],
    ["userKind", inForm("|"), '"userKind": {$1}'],
  ])("of which %s is written with room for its value", async (key, members, text) => {
    const keys = await offered(members.includes("|") ? members : `${members}, |`);
    expect(keys.find(({ label }) => label === key)?.inserts).toBe(text);
  });
});
